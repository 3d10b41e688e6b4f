import { mkdir, writeFile } from 'node:fs/promises';
import { readArguments, runCommand } from './run-command';
import { generatedFiles } from './schema/generated-files';

const USAGE = 'npm run schema   writes the JSON Schemas for editors and the reference in docs/data.md';

await runCommand(async () => {
  readArguments(USAGE, {});
  for (const [file, text] of generatedFiles()) {
    await mkdir('data/schema', { recursive: true });
    await writeFile(file, text);
    console.log(`Wrote ${file}.`);
  }
});
