const scriptEscapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a script element: no text in the data can end the element, or a line of a script. */
export function scriptJson(data: object | string): string {
  return JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => scriptEscapes[character] ?? character);
}
