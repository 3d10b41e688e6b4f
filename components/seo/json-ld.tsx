import { serialiseJsonLd } from '@/lib/page/structured-data';

type Props = { readonly data: Parameters<typeof serialiseJsonLd>[0] };

/** Structured data for crawlers. The serialiser escapes what could end the script element. */
export function JsonLd({ data }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by serialiseJsonLd.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />;
}
