/** The fields of an object, without `$schema`, which is for editors; none of any other value. */
export function fieldsOf(written: unknown): Readonly<Record<string, unknown>> {
  const { $schema, ...fields } =
    typeof written === 'object' && !Array.isArray(written)
      ? ((written ?? {}) as Readonly<Record<string, unknown>>)
      : {};
  return fields;
}

/** The input of a schema: the fields, or the value that is no object. */
export function withoutSchema(written: unknown): unknown {
  return typeof written === 'object' && written !== null && !Array.isArray(written) ? fieldsOf(written) : written;
}
