import { readVersions, undoVersion } from '@/scripts/files/data-files';
import { readArguments, runCommand } from '@/scripts/run-command';

const USAGE =
  'npm run undo         lists what was saved last\nnpm run undo -- 12   puts the files back as they were before number 12';

await runCommand(async () => {
  const [number] = readArguments(USAGE, {}, 1).positionals;
  if (number !== undefined && !/^\d+$/.test(number)) throw new Error(USAGE);
  if (number !== undefined) {
    const { label, texts } = await undoVersion('.', Number(number));
    console.log(`Undone: ${label}. ${texts.map(({ file }) => file).join(', ')}`);
    return;
  }
  const versions = await readVersions('.');
  for (const { number, at, label } of versions.slice(0, 15)) {
    console.log(`${String(number).padStart(4)}  ${new Date(at).toLocaleString('en-GB')}  ${label}`);
  }
  console.log(versions.length === 0 ? 'Nothing has been saved yet.' : `\n${USAGE.split('\n')[1]}`);
});
