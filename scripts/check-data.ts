import { checkData } from './build/check-data';
import { migrateData } from './build/migrate-data';
import { readArguments, runCommand } from './run-command';

const USAGE = `npm run check                          says what is wrong in data/ and pictures/, a line each
npm run check -- --publish             also refuses what must not be online: placeholders, invented people, drafts
npm run check -- --migrate             shows how data of an older version is written in this one
npm run check -- --migrate --write     writes it; npm run undo takes it back`;

await runCommand(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { publish, migrate, write } = readArguments(USAGE, { publish: flag, migrate: flag, write: flag }).values;
  if (!migrate) {
    if (write) throw new Error(`--write needs --migrate.\n\n${USAGE}`);
    return checkData({ toPublish: publish });
  }
  const difference = await migrateData('.', write);
  console.log(difference || 'All of data/ has the form of this version.');
  if (write) return checkData({ toPublish: publish });
  if (difference) console.log('Nothing is written yet: npm run check -- --migrate --write');
});
