import { spawnSync } from 'node:child_process';
import { makePhotographs, showProgress } from './pictures/make-photographs';
import { readArguments, runCommand } from './run-command';

const USAGE = `npm run dev            shows the site with live reload, also for changes in data/
    -- --port 4000     at this port instead of 3000
    -- --hostname IP   at this address of the computer, not only for itself`;

/* Starts Next in development, and again after each change in data/. */
await runCommand(async () => {
  const { values } = readArguments(USAGE, {
    port: { type: 'string', short: 'p' },
    // By itself Next listens on every network, and it shows source code.
    hostname: { type: 'string', short: 'H', default: '127.0.0.1' },
  });
  await makePhotographs('.', showProgress());
  // After the photographs: its imports read the data, which name them.
  const { prepare } = await import('./build/prepare');
  await prepare();

  const options = Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--include', './data/**/*.json'];
  const next = ['node_modules/next/dist/bin/next', 'dev', ...options];
  // Next reads this variable before any .env file.
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  return spawnSync(process.execPath, [...watch, ...next], { stdio: 'inherit', env }).status ?? 1;
});
