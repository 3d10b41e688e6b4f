import { mkdirSync, writeFileSync } from 'node:fs';
import { duration } from '@/scripts/files/progress';
import { runCommand } from '@/scripts/run-command';
import { overBudget } from './budgets';
import { buildAtScale } from './build-at-scale';
import { measureInBrowser } from './measure-in-browser';
import { measureSite } from './measure-site';
import { type Options, readOptions } from './options';
import { type Measured, tableOf } from './report';

const RESULT = '.cache/bench-scale.json';

/** What a build costs whatever it builds, as the number of cars that cost the same: for the time left only. */
const BASE_CARS = 300;

/**
 * Builds sites of generated cars, one after the other, and prints what each of them cost and weighs. With budgets, answers
 * with a line for each that is broken.
 */
async function benchScale({ cars, seed, warm, budget }: Options): Promise<readonly string[]> {
  const measured: Measured[] = [];
  const begun = Date.now();
  for (const [index, count] of cars.entries()) {
    console.error(`${index + 1} of ${cars.length}: ${count} cars${timeLeft(cars, index, Date.now() - begun)}`);
    const { out, ...build } = await buildAtScale({ cars: count, seed, warm }, ({ name, began, ended }) =>
      console.error(`  ${name}: ${duration(ended - began)}`),
    );
    const site = await measureSite(out, count);
    measured.push({ cars: count, build, site, ...(!budget && { browser: await measureInBrowser(out) }) });
  }
  mkdirSync('.cache', { recursive: true });
  writeFileSync(RESULT, JSON.stringify(measured, null, 2));
  console.log(tableOf(measured));
  console.log(`\nThe same figures are in ${RESULT}.`);
  return budget ? measured.flatMap((site) => overBudget(site)) : [];
}

/** ', 4 min left': at the pace of the sites that are done. */
function timeLeft(cars: readonly number[], done: number, elapsedMs: number): string {
  const work = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size + BASE_CARS, 0);
  if (done === 0) return '';
  return `, ${duration((elapsedMs / work(cars.slice(0, done))) * work(cars.slice(done)))} left`;
}

await runCommand(async () => {
  const faults = await benchScale(readOptions(process.argv.slice(2)));
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
});
