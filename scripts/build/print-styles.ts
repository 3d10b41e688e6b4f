import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import type { PageStep } from './finish-pages';

/** Next's folder of scripts and style sheets. */
const CHUNKS = '_next/static/chunks';

/** A style sheet's rules for screens and for paper, with their layers and conditions, without unused ones. */
export function separatePrint(css: string): { readonly screen: string; readonly print: string } {
  const screen = postcss.parse(css);
  const print = postcss.root();
  // next/font writes a class for each font, and the pages use its variable.
  screen.walkRules(/^\.\w+_className$/, (rule) => {
    rule.remove();
  });
  screen.walkAtRules('media', (media) => {
    if (media.params !== 'print') return;
    const around = ancestorsOf(media);
    media.remove();
    print.append(around.reduceRight<ChildNode[]>((inner, one) => [one.clone({ nodes: inner })], media.nodes ?? []));
    for (const one of around) if (one.nodes?.length === 0) one.remove();
  });
  return { screen: screen.toString(), print: print.toString() };
}

/**
 * Moves the print rules of each style sheet to a separate file, which does not delay the first paint.
 * @returns the step that links both files in a page. They have new names: hosts keep the old ones for a year.
 */
export async function separatePrintStyles(folder: string): Promise<PageStep> {
  const links = new Map<string, string>();
  const sheets = (await readdir(path.join(folder, CHUNKS))).filter((name) => name.endsWith('.css'));
  for (const file of sheets.map((name) => path.posix.join(CHUNKS, name))) {
    const { screen, print } = separatePrint(await readFile(path.join(folder, file), 'utf8'));
    if (print === '') continue;
    const write = async (kind: string, css: string) => {
      const name = `${kind}-${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
      await writeFile(path.join(folder, path.dirname(file), name), css);
      return `/${path.posix.join(path.dirname(file), name)}`;
    };
    const [screenFile, printFile] = [await write('screen', screen), await write('print', print)];
    await rm(path.join(folder, file));
    links.set(
      `/${file}`,
      `<link rel="stylesheet" href="${screenFile}"/><link rel="stylesheet" href="${printFile}" media="print"/>`,
    );
  }
  return (html) =>
    html.replace(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g, (link, address) => links.get(address) ?? link);
}

function ancestorsOf(node: ChildNode): readonly AtRule[] {
  const around: AtRule[] = [];
  for (
    let parent = node.parent as Container | undefined;
    parent?.type === 'atrule';
    parent = parent.parent as Container
  )
    around.unshift(parent as AtRule);
  return around;
}
