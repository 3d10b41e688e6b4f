import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureManifest } from '@/lib/pictures/manifest';
import type { PreviewAnswer, PreviewRequest } from './render-page';

const SCRIPT = fileURLToPath(new URL('render-page.ts', import.meta.url));
const KEPT = 5;

/** The file of a car as it would be after saving. */
export type PreviewedCar = {
  readonly file: string;
  readonly id: number;
  readonly text: string;
  /** All photographs, also those whose sizes are not made yet. */
  readonly pictures: PictureManifest;
};

/** Pages of cars that are not saved yet, as the site would show them without JavaScript. */
export class Previews {
  readonly #root: string;
  readonly #pages: string[] = [];
  #count = 0;
  #waiting: ChildProcess | null = null;
  #styles: Promise<string> | null = null;

  /** @param root the folder of data/ and pictures/ */
  constructor(root: string) {
    this.#root = root;
  }

  /** Starts the process and the styles of the first preview. */
  warm(): void {
    this.#waiting ??= start();
    this.#styles ??= htmlOf(start('styles'));
    this.#styles.catch(() => {
      this.#styles = null;
    });
  }

  /** Renders the page of a car, and returns its number for `page`. @throws Error with the faults of the data */
  async render({ file, id, text, pictures }: PreviewedCar): Promise<number> {
    this.warm();
    const child = this.#waiting as ChildProcess;
    this.#waiting = null;
    const folder = await mkdtemp(path.join(tmpdir(), 'desk-preview-'));
    try {
      await cp(path.join(this.#root, 'data'), folder, { recursive: true });
      await writeFile(path.join(folder, path.relative('data', file)), text);
      const photographs = path.join(folder, 'photographs');
      await mkdir(photographs);
      await writeFile(path.join(photographs, 'manifest.json'), JSON.stringify(pictures));
      child.send({ data: folder, photographs, id } satisfies PreviewRequest);
      const html = await htmlOf(child);
      this.#count += 1;
      this.#pages[this.#count] = html;
      delete this.#pages[this.#count - KEPT];
      return this.#count;
    } finally {
      await rm(folder, { recursive: true });
      this.#waiting = start();
    }
  }

  page(number: number): string | null {
    const html = this.#pages[number];
    return html === undefined ? null : document(html);
  }

  styles(): Promise<string> {
    this.warm();
    return (this.#styles as Promise<string>).then((css) => FONTS + css);
  }

  close(): void {
    this.#waiting?.kill();
  }
}

function start(...args: readonly string[]): ChildProcess {
  return fork(SCRIPT, args, { execArgv: ['--import', 'tsx'], env: { ...process.env, NODE_ENV: 'production' } });
}

async function htmlOf(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then((): [PreviewAnswer] => [{ error: 'the page could not be rendered' }]);
  const [{ html, error }] = (await Promise.race([once(child, 'message'), ended])) as [PreviewAnswer];
  if (html === undefined) throw new Error(error);
  return html;
}

/** The variables of app/layout.tsx, which Next writes on a built page. The files are those of scripts/build/fonts.ts. */
const FONTS = ['sans', 'sans-rare', 'serif', 'serif-rare']
  .map((name) => {
    // 'serif' alone would be the browser's own typeface.
    const family = `site-${name}`;
    return `@font-face{font-family:${family};src:url(/preview/fonts/${name}.woff2)}:root{--face-${name}:${family}}`;
  })
  .join('');

function document(html: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Preview, not saved</title>
<link rel="stylesheet" href="/preview/site.css">
</head>
<body>${html}</body>
</html>
`;
}
