import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/*
 * A process of its own for each preview: modules of the site read data/ once, when they are imported. It loads the libraries
 * first and waits, so that a preview takes the time of the page only. Run in the root of the site.
 */

// The site's copies: this package has others.
const site = createRequire(path.resolve('package.json'));

/** No literal in `import()`: its types are React's, where those of the screen are Preact's. */
const PAGE: string = '@/app/vehicle/[id]/page';

export type PreviewRequest = { readonly data: string; readonly photographs: string; readonly id: number };
export type PreviewAnswer = { readonly html?: string; readonly error?: string };

async function render({ data, photographs, id }: PreviewRequest): Promise<string> {
  Object.assign(process.env, { DATA_FOLDER: data, PHOTOGRAPHS_FOLDER: photographs, DRAFTS: 'shown' });
  const { default: Page } = await import(PAGE);
  const { createElement } = site('react');
  const { prerenderToNodeStream } = site('react-dom/static');
  const page = createElement(Page, { params: Promise.resolve({ id: String(id) }) });
  return text((await prerenderToNodeStream(page)).prelude);
}

/** The style sheet of the site. */
async function styles(): Promise<string> {
  if (!existsSync('app/styles/brand.css')) await (await import('@/scripts/build/prepare')).prepare();
  const from = 'app/globals.css';
  return (await site('postcss')([site('@tailwindcss/postcss')()]).process(readFileSync(from, 'utf8'), { from })).css;
}

async function answer(work: Promise<string>): Promise<void> {
  const result = await work.then(
    (html): PreviewAnswer => ({ html }),
    (error: Error): PreviewAnswer => ({ error: error.message }),
  );
  process.send?.(result, () => process.exit());
}

process.on('disconnect', () => process.exit());
if (process.argv[2] === 'styles') {
  void answer(styles());
} else {
  process.once('message', (request: PreviewRequest) => answer(render(request)));
  site('react-dom/static');
  // A library that the site no longer has costs only time.
  for (const name of ['zod', 'svgo', 'next/navigation']) import(name).catch(() => {});
}
