import { outdatedIn } from '@/lib/migrations/migrate';
import { MIGRATIONS } from '@/lib/migrations/migrations';
import { type Fault, fieldName, valueAt } from './faults';
import { printValue } from './print';

/**
 * The faults of the data, where those of an older form name the migration. It replaces the schema's issues there.
 * @param content of `file`
 */
export function namingMigrations(
  faults: readonly Fault[],
  file: string,
  content: unknown,
  migrations = MIGRATIONS,
): readonly Fault[] {
  return outdatedIn(file, content, migrations).reduce((others, { place, migration: { name, since } }) => {
    const { at } = place;
    const isRenamed = 'name' in place;
    // Of a field with another name, the schema also finds that the new one is missing.
    const places = isRenamed ? [at, [...at.slice(0, -1), place.name]] : [at];
    const isOther = (fault: Fault) =>
      fault.file !== file || !places.some((one) => one.every((step, index) => step === fault.at[index]));
    const meant = isRenamed ? `it is ${place.name}` : printValue(place.value);
    return [
      ...others.filter(isOther),
      {
        ...{ file, entry: null, at, field: fieldName(at), value: printValue(valueAt(content, at)) },
        expected: `${meant} since ${since}, as npm run check -- --migrate does (${name})`,
        kind: isRenamed ? 'unknown field' : undefined,
      },
    ];
  }, faults);
}
