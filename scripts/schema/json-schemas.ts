import { z } from 'zod';
import { schemasFor } from '@/lib/schema/collections';

/** Only the check knows the existing pictures; an editor gets the type of a field, not its existing values. */
const ANY_PICTURE: ReadonlySet<string> = new Set();

/** The files of data/ that hold a list of entries. */
const LISTS: ReadonlySet<string> = new Set(['services', 'testimonials', 'team', 'accounts']);

/**
 * The JSON Schemas (draft 2020-12, https://json-schema.org/) of the files in data/ by name, from the schemas of the
 * check. Editors complete and underline by them.
 */
export function jsonSchemas(): ReadonlyMap<string, object> {
  return new Map(
    Object.entries(schemasFor(ANY_PICTURE)).map(([name, schema]) => {
      const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return [name, allowingSchemaField(LISTS.has(name) ? listOf(name, written) : written)];
    }),
  );
}

function listOf(name: string, { $schema, ...entry }: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  return {
    $schema,
    type: 'object',
    properties: { [name]: { type: 'array', items: entry } },
    required: [name],
    additionalProperties: false,
  };
}

/** Each file names its schema in `$schema`. */
function allowingSchemaField(schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  return { ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } };
}
