import { siteFeeds } from '@/lib/feeds/feeds';
import { NO_FEED } from '@/lib/page/routes';

type Context = { readonly params: Promise<{ readonly file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Next rejects a dynamic route without a page: the build removes this one. */
export function generateStaticParams() {
  const { files } = siteFeeds();
  return files.length === 0 ? [{ file: NO_FEED }] : files.map(({ name }) => ({ file: name }));
}

/** A feed. Hosts derive the media type from the file name. */
export async function GET(_: Request, { params }: Context) {
  const { file } = await params;
  return new Response(siteFeeds().files.find(({ name }) => name === file)?.text ?? '');
}
