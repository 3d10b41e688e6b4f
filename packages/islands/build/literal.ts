/**
 * The source of a value, for a bundle.
 * @param name for the message
 * @throws Error for a value that no literal can write
 */
export function literal(value: unknown, name: string): string {
  if (value === Number.POSITIVE_INFINITY) return '1 / 0';
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map((item, index) => literal(item, `${name}[${index}]`)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value).flatMap(([key, part]) =>
      part === undefined ? [] : [`${JSON.stringify(key)}: ${literal(part, `${name}.${key}`)}`],
    );
    return `{ ${properties.join(', ')} }`;
  }
  const json = JSON.stringify(value);
  if (json === undefined) throw new Error(`A bundle cannot hold ${name}: it is a ${typeof value}.`);
  return json;
}
