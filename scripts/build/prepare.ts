import path from 'node:path';
import { brand, logo } from '@/lib/inventory/inventory';
import type { Brand } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { writeAtomically } from '@/scripts/files/write-atomically';
import { writeIcons } from './icons';
import { INLINE_SCRIPTS, inlineScripts } from './inline-scripts';
import { writeJsonSchemas } from './json-schemas';
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
