import { mkdir, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { type DataFile, dataFiles } from '@/lib/schema/data-files';
import { vehicleSchema } from '@/lib/schema/vehicle';

/** Not in Git: made by every build. */
const FOLDER = 'data/schema';

/**
 * Writes the JSON Schemas (draft 2020-12, https://json-schema.org/) of the files in data/, from the schemas of the
 * check. Editors complete and underline by them; each file names its own in `$schema`.
 */
export async function writeJsonSchemas(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  // Only the check knows the pictures that there are.
  const pictures = new Set<string>();
  const files: Readonly<Record<string, DataFile>> = {
    vehicle: { schema: vehicleSchema(pictures) },
    ...dataFiles(pictures),
  };
  const schemas = Object.entries(files).map(([name, { schema, list }]) => {
    const { $schema, ...entry } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const properties = list ? { [list.name]: { type: 'array', items: entry } } : entry.properties;
    const file = {
      ...(list ? { type: 'object', required: [list.name], additionalProperties: false } : entry),
      $schema,
      properties: { $schema: { type: 'string' }, ...properties },
    };
    return writeFile(`${FOLDER}/${name}.json`, `${JSON.stringify(file, null, 2)}\n`);
  });
  await Promise.all(schemas);
}
