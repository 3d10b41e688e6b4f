import { spawn } from 'node:child_process';
import { readArguments, runCommand } from '@/scripts/run-command';

/*
 * npm test: every check of the site. Two lanes in parallel: a build and a linter leave one of two cores idle for much
 * of their time. The browser tests come after both: they measure a page that nothing else slows down.
 */

const USAGE = 'npm test   checks everything: format, lint, types, units, the build, the HTML, every page in a browser';

const LANES = [
  ['format:check', 'lint', 'test:unit'],
  // Types before the build: both write into .next/.
  ['typecheck', 'build', 'test:html', 'test:site', 'weigh'],
];
const LAST = 'test:e2e';

type Result = { readonly step: string; readonly seconds: number; readonly passed: boolean };

/** Runs a script of package.json. Its output is printed at its end, so that those of two lanes do not mix. */
function run(step: string): Promise<Result> {
  const begun = performance.now();
  const [script = '', ...rest] = step.split(' ');
  const child = spawn('npm', ['run', '--silent', script, ...rest], {
    stdio: step === LAST ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = Math.round((performance.now() - begun) / 1000);
      console.log(`\n${status === 0 ? 'passed' : 'FAILED'}: npm run ${step} (${seconds} s)\n${output}`);
      resolve({ step, seconds, passed: status === 0 });
    });
  });
}

/** Steps of a lane need those before them, so a failure ends the lane. */
async function runLane(steps: readonly string[]): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    results.push(await run(step));
    if (!results.at(-1)?.passed) break;
  }
  return results;
}

await runCommand(async () => {
  readArguments(USAGE, {});
  const begun = performance.now();
  const results = (await Promise.all(LANES.map(runLane))).flat();
  if (results.every(({ passed }) => passed)) results.push(await run(LAST));
  for (const { step, seconds, passed } of results) console.log(`${passed ? 'ok    ' : 'FAILED'} ${step}, ${seconds} s`);
  console.log(`${Math.round((performance.now() - begun) / 1000)} s in all`);
  return results.every(({ passed }) => passed);
});
