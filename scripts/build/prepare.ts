import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleInlineScript } from '@nyota/islands/build';
import { z } from 'zod';
import { brand, logo } from '@/lib/inventory/inventory';
import { type DataFile, dataFiles } from '@/lib/schema/data-files';
import type { Brand } from '@/lib/schema/types';
import { vehicleSchema } from '@/lib/schema/vehicle';
import { site } from '@/lib/site/site';
import { writeAtomically } from '@/scripts/files';
import { writeIcons } from './icons';
import { writeFonts } from './typeface';

/** Writes the generated files that the pages import: fonts, inline scripts, brand colours, icons. */
export async function prepare(): Promise<void> {
  await Promise.all([writeFonts(), writeJsonSchemas()]);
  await writeAtomically(INLINE_SCRIPTS, await inlineScripts());
  await Promise.all([writeBrandStyles(brand), writeIcons({ ...brand, name: site.name, logo })]);
}

/** Imported by app/globals.css before the tokens, which apply the colours. */
const STYLES = path.join('app', 'styles', 'brand.css');

/** Writes the colours of data/brand.json where the style sheets find them. */
async function writeBrandStyles({ colourOnLight, colourOnDark }: Omit<Brand, 'logo'>) {
  await writeAtomically(
    STYLES,
    `/* From data/brand.json, at every build. */
@utility brass-on-light {
  --brass: ${colourOnLight};
}

@utility brass-on-dark {
  --brass: ${colourOnDark};
}
`,
  );
}

const SCRIPTS = path.join('lib', 'inline-scripts');

/** The file that pages import. */
const INLINE_SCRIPTS = path.join(SCRIPTS, 'index.js');

/** The text of INLINE_SCRIPTS: each function of the folder as a minified script, 'first-paint.ts' as `firstPaintScript`. */
async function inlineScripts(): Promise<string> {
  const files = (await readdir(SCRIPTS)).filter((file) => /^[a-z-]+\.ts$/.test(file)).sort();
  const constants = await Promise.all(
    files.map(async (file) => {
      const name = file.slice(0, -3).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const script = await bundleInlineScript(path.resolve(SCRIPTS, file), name);
      return `export const ${name}Script = ${JSON.stringify(script)};\n`;
    }),
  );
  return constants.join('');
}

/** Not in Git: made by every build. */
const SCHEMAS = 'data/schema';

/**
 * Writes the JSON Schemas (draft 2020-12, https://json-schema.org/) of the files in data/, from the schemas of the
 * check. Editors complete and underline by them; each file names its own in `$schema`.
 */
async function writeJsonSchemas(): Promise<void> {
  await mkdir(SCHEMAS, { recursive: true });
  // Only the check knows the pictures that there are.
  const pictures = new Set<string>();
  const files: Readonly<Record<string, DataFile>> = {
    vehicle: { schema: vehicleSchema(pictures) },
    ...dataFiles(pictures),
  };
  const schemas = Object.entries(files).map(([name, { schema, list }]) => {
    const { $schema, ...entry } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const properties = list ? { [list.name]: { type: 'array', items: entry } } : entry.properties;
    const file = {
      ...(list ? { type: 'object', required: [list.name], additionalProperties: false } : entry),
      $schema,
      properties: { $schema: { type: 'string' }, ...properties },
    };
    return writeFile(`${SCHEMAS}/${name}.json`, `${JSON.stringify(file, null, 2)}\n`);
  });
  await Promise.all(schemas);
}
