import { siteFeeds } from '@/lib/feeds/feeds';
import { NO_FEED } from '@/lib/page/routes';

type Context = { readonly params: Promise<{ readonly file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The framework refuses a dynamic route without a page, so a site without feeds makes one, which the build takes out again. */
export function generateStaticParams() {
  const { files } = siteFeeds();
  return files.length === 0 ? [{ file: NO_FEED }] : files.map(({ name }) => ({ file: name }));
}

/** A file of the stock for others; hosts tell the type by the ending of the name. */
export async function GET(_: Request, { params }: Context) {
  const { file } = await params;
  return new Response(siteFeeds().files.find(({ name }) => name === file)?.text ?? '');
}
