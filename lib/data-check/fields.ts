/** The fields of whatever was read, none for what has no fields. `$schema` is for editors only and is left out. */
export function fieldsOf(written: unknown): Readonly<Record<string, unknown>> {
  const { $schema, ...fields } =
    typeof written === 'object' && !Array.isArray(written)
      ? ((written ?? {}) as Readonly<Record<string, unknown>>)
      : {};
  return fields;
}

/** What a schema is asked about: the fields, or what stands in their place. */
export function withoutSchema(written: unknown): unknown {
  return typeof written === 'object' && written !== null && !Array.isArray(written) ? fieldsOf(written) : written;
}
