import { readFileSync } from 'node:fs';
import { generatedFiles } from './generated-files';

it.each([...generatedFiles()])('%s is what the schemas say (else: npm run schema)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
