import { scriptJson } from '@/lib/page/script-json';

type Props = { readonly data: Parameters<typeof scriptJson>[0] };

/** Structured data for crawlers. The serialiser escapes any text that could end the script element. */
export function JsonLd({ data }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by scriptJson.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
