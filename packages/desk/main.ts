import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { readArguments, runCommand } from '@/scripts/run-command';
import { answerFrom, listen } from '@/scripts/serving/static-server';
import { namePhotographs } from './name-photographs';
import { writeDesk } from './write-desk';

const USAGE = `npm run desk              opens the desk for the folder on this computer, in Chrome or Edge
npm run desk -- --host    writes the desk for a Git host into hosted-desk/, a site of its own`;
const LOCAL = '.cache/desk';
const HOSTED = 'hosted-desk';
/** The browser remembers the folder for this address. */
const PORT = 4000;
/** The library takes a folder for one of Git's only, and says no more than that it is none. */
const NO_HISTORY =
  "The desk will refuse it: it has no history yet. In GitHub Desktop: 'File', 'Add local repository', this folder, 'create a repository here'.";

await runCommand(async () => {
  const { values } = readArguments(USAGE, { host: { type: 'boolean', default: false } });
  if (values.host) {
    await writeDesk('.', HOSTED);
    console.log(`Written into ${HOSTED}/. Publish it under an address of its own, with the headers of its _headers.`);
    return;
  }
  const named = await namePhotographs('.').catch((error: Error) => {
    console.log(`Note: ${error.message}. Until it is right, photographs that lie in folders are not in the forms.`);
    return [];
  });
  if (named.length > 0) console.log(`The photographs in these folders are now in the forms: ${named.join(', ')}.`);
  const headers = Object.entries(await writeDesk('.', LOCAL));
  const files = answerFrom(LOCAL);
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    files(request, response);
  });
  const address = await listen(server, LOCAL, PORT);
  console.log(`The desk is at ${address} until you press Ctrl-C. Open it in Chrome or Edge.`);
  console.log(`Choose 'Work with Local Repository' and this folder: ${process.cwd()}`);
  if (!existsSync('.git')) console.log(NO_HISTORY);
  if (process.env.OPEN_BROWSER) openInBrowser(address);
});

function openInBrowser(address: string): void {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(opener, [address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
