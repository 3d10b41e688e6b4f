import path from 'node:path';
import type { Brand } from '@/lib/schema/types';
import { writeAtomically } from '@/scripts/files/write-atomically';

/** Imported by app/globals.css before the tokens, which apply the colours. */
const STYLES = path.join('app', 'styles', 'brand.css');

/** Writes the colours of data/brand.json where the style sheets find them. */
export async function writeBrandStyles({ colourOnLight, colourOnDark }: Omit<Brand, 'logo'>, file = STYLES) {
  await writeAtomically(
    file,
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
