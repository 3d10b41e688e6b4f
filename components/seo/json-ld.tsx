const scriptEscapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a script element: no text in the data can end the element, or a line of a script. */
export function scriptJson(data: object | string): string {
  return JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => scriptEscapes[character] ?? character);
}

type Props = { readonly data: Parameters<typeof scriptJson>[0] };

/** Structured data for crawlers. The serialiser escapes any text that could end the script element. */
export function JsonLd({ data }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by scriptJson.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
