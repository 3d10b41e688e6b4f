import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { bundleInlineScript } from '@nyota/islands/build';

const FOLDER = path.join('lib', 'inline-scripts');

/** The file that pages import. */
export const INLINE_SCRIPTS = path.join(FOLDER, 'index.js');

/** The text of INLINE_SCRIPTS: each function of the folder as a minified script, 'first-paint.ts' as `firstPaintScript`. */
export async function inlineScripts(): Promise<string> {
  const files = (await readdir(FOLDER)).filter((file) => /^[a-z-]+\.ts$/.test(file)).sort();
  const constants = await Promise.all(
    files.map(async (file) => {
      const name = file.slice(0, -3).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const script = await bundleInlineScript(path.resolve(FOLDER, file), name);
      return `export const ${name}Script = ${JSON.stringify(script)};\n`;
    }),
  );
  return constants.join('');
}
