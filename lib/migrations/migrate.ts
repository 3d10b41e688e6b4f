import { applyEdits, type Edit, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { MIGRATIONS, type Migration, type Outdated } from './migrations';

type Found = { readonly place: Outdated; readonly migration: Migration };

/** The places of a file in an older form, each with its migration. */
export function outdatedIn(file: string, content: unknown, migrations = MIGRATIONS): readonly Found[] {
  return migrations
    .filter(({ files }) => files.test(file))
    .flatMap((migration) => migration.outdated(Object(content)).map((place) => ({ place, migration })));
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

/** The value of a field; the first child of the field is its name. */
type Value = { readonly parent: { readonly children: readonly Node[] } };

function editsOf(text: string, place: Outdated): Edit[] {
  if ('value' in place) return modify(text, place.at, place.value, {});
  const { parent } = findNodeAtLocation(parseTree(text) as Node, place.at) as Value;
  const { offset, length } = parent.children[0] as Node;
  return [{ offset, length, content: JSON.stringify(place.name) }];
}
