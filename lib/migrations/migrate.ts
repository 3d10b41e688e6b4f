import { applyEdits, type Edit, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { MIGRATIONS, type Migration, type Outdated } from './migrations';

type Found = { readonly place: Outdated; readonly migration: Migration };

/** The places of a file in an older form, each with its migration. */
export function outdatedIn(file: string, content: unknown, migrations = MIGRATIONS): readonly Found[] {
  if (typeof content !== 'object' || content === null) return [];
  return migrations
    .filter(({ files }) => files.test(file))
    .flatMap((migration) =>
      migration.outdated(content as Readonly<Record<string, unknown>>).map((place) => ({ place, migration })),
    );
}

/**
 * The text of a file in the present form, and the migrations that changed it. All else keeps its place and its formatting.
 * @throws Error when `text` is no JSON
 */
export function migrate(file: string, text: string, migrations = MIGRATIONS) {
  const names: string[] = [];
  let migrated = text;
  for (const migration of migrations) {
    const places = outdatedIn(file, JSON.parse(migrated.replace(/^\uFEFF/, '')), [migration]);
    for (const { place } of places) migrated = applyEdits(migrated, editsOf(migrated, place));
    if (places.length > 0) names.push(migration.name);
  }
  return { text: migrated, names };
}

function editsOf(text: string, place: Outdated): Edit[] {
  if ('value' in place) return modify(text, place.at, place.value, {});
  const tree = parseTree(text);
  const name = tree && findNodeAtLocation(tree, place.at)?.parent?.children?.[0];
  return name ? [{ offset: name.offset, length: name.length, content: JSON.stringify(place.name) }] : [];
}
