import { readArguments, runCommand } from '@/scripts/run-command';
import { writeHostedDesk } from './write-desk';

const TARGET = 'hosted-desk';
const USAGE = `npm run package hosted-desk write      writes the desk for a Git host into ${TARGET}/, a site of its own (docs/hosted-desk.md)`;

await runCommand(async () => {
  readArguments(USAGE, {});
  await writeHostedDesk('.', TARGET);
  console.log(
    `Written into ${TARGET}/. Publish it under an address of its own, with the headers of ${TARGET}/_headers.`,
  );
});
