/**
 * An inline script without indentation, line breaks and the spaces around operators: it is part of every page that a
 * visitor loads.
 */
export function minify(script: string): string {
  // Strings match first, and stay unchanged.
  const spaced = /'[^']*'|"(?:[^"\\]|\\.)*"| ([=!+&|]+) /g;
  return script
    .trim()
    .replace(/\n\s*/g, '')
    .replace(spaced, (found, operator) => operator ?? found);
}
