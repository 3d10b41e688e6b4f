import { siteFeeds } from '@/lib/feeds/feeds';
import { NO_FEED } from '@/lib/page/routes';
import { staticParams } from '@/lib/page/static-params';

type Context = { readonly params: Promise<{ readonly file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const files = siteFeeds().files.map(({ name }) => ({ file: name }));
  return staticParams(files, { file: NO_FEED });
}

/** A feed. Hosts derive the media type from the file name. */
export async function GET(_: Request, { params }: Context) {
  const { file } = await params;
  return new Response(siteFeeds().files.find(({ name }) => name === file)?.text ?? '');
}
