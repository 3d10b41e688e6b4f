import { jsonSchemas } from './json-schemas';
import { dataReference } from './reference';

/** Every file that is made from the schemas, with its text. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const schemas = Array.from(jsonSchemas(), ([name, schema]): [string, string] => [
    `data/schema/${name}.json`,
    `${JSON.stringify(schema, null, 2)}\n`,
  ]);
  return new Map([...schemas, ['docs/data.md', dataReference()]]);
}
