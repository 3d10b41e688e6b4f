import { mkdir, writeFile } from 'node:fs/promises';
import { generatedFiles } from './schema/generated-files';

/** Writes the JSON Schemas for editors and the reference in docs/. */
for (const [file, text] of generatedFiles()) {
  await mkdir('data/schema', { recursive: true });
  await writeFile(file, text);
  console.log(`Wrote ${file}.`);
}
