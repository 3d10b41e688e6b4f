import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse5';
import { attribute, elementsOf } from './html/references';
import { type SitePage, sitePages } from './html/site-pages';

const FOLDER = 'out';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

/** The files of one kind that a browser of today loads with a page. */
function loaded(html: string, kind: 'script' | 'stylesheet'): readonly string[] {
  const files = elementsOf(parse(html)).flatMap((element) => {
    if (kind === 'script' && element.tagName === 'script' && !element.attrs.some(({ name }) => name === 'nomodule'))
      return [attribute(element, 'src')];
    if (kind === 'stylesheet' && attribute(element, 'rel') === 'stylesheet') return [attribute(element, 'href')];
    return [];
  });
  return [...new Set(files.filter((file) => file.startsWith('/')))];
}

async function gzipped(files: readonly string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(path.join(FOLDER, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
}

async function weighed({ file, html }: SitePage): Promise<string> {
  const page = gzipSync(html, { level: 9 }).length;
  const scripts = await gzipped(loaded(html, 'script'));
  const styles = await gzipped(loaded(html, 'stylesheet'));
  return `${kilobytes(page)}${kilobytes(scripts)}${kilobytes(styles)}  ${file}`;
}

/** Prints what every page of out/ weighs, gzipped, in kilobytes (1000 bytes). */
try {
  console.log('    HTML scripts  styles  page');
  for (const page of await sitePages(FOLDER)) console.log(await weighed(page));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
