import { spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { readArguments, runCommand } from '@/scripts/run-command';
import { createStaticServer, lanAddress, listen } from '@/scripts/serving/static-server';

const USAGE = `npm start         builds the site and shows it on this computer
npm run serve     shows the last build
    -- --phone    also shows it to phones in the same Wi-Fi`;
const BUILD = ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'];
const FOLDER = 'out';
const port = Number(process.env.PORT ?? 3000);

await runCommand(() => {
  const { values } = readArguments(USAGE, {
    // Of `npm start`.
    build: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
  });
  const { status } = values.build ? spawnSync(process.execPath, BUILD, { stdio: 'inherit' }) : { status: 0 };
  if (status !== 0) return status ?? 1;
  return values.phone ? serveToPhone() : serveHere();
});

async function serveHere(): Promise<void> {
  const address = await listen(createStaticServer(FOLDER), FOLDER, port);
  console.log(`The site is at ${address} (stop with Ctrl-C).`);
}

/** To every device in the same network, with a code for a phone's camera. */
async function serveToPhone(): Promise<void> {
  const host = lanAddress(networkInterfaces());
  if (host === null)
    throw new Error('This computer is in no network. Join the Wi-Fi that the phone is in and try again.');
  const address = await listen(createStaticServer(FOLDER), FOLDER, port, host);
  console.log(`${renderUnicodeCompact(address)}

The site is at ${address}. Point the camera of a phone in the same Wi-Fi at the code.
Everybody in this network can see it until you stop it with Ctrl-C. If the phone finds nothing, a firewall on this computer
or a guest Wi-Fi is in between.`);
}
