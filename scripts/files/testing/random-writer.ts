import { changeFiles } from '../data-files';

/*
 * node --import tsx random-writer.ts ROOT NAME
 * Adds numbered words to all files, each in one transaction. Prints a word once its transaction has ended. Runs until
 * it is killed, or a change fails.
 */

const [root = '', name = ''] = process.argv.slice(2);
const FILES = ['data/site.json', ...Array.from('abcdefgh', (letter) => `data/vehicles/${letter}.json`)];

for (let number = 0; ; number += 1) {
  const word = `${name}-${number}`;
  await changeFiles(root, word, async (draft) => {
    for (const file of FILES) {
      const words: unknown[] = JSON.parse((await draft.read(file)) ?? '[]');
      await draft.write(file, JSON.stringify([...words, word]));
    }
  });
  process.stdout.write(`${word}\n`);
}
