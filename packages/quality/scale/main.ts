import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { duration } from '@/scripts/files/progress';
import { runCommand } from '@/scripts/run-command';
import { overBudget } from './budgets';
import { buildAtScale, buildShards, rebuildAfterPrice } from './build-at-scale';
import { measureInBrowser } from './measure-in-browser';
import { measureSite } from './measure-site';
import { type Measured, tableOf } from './report';

const RESULT = '.cache/bench-scale.json';

/** The fixed cost of a build, in cars, for the estimate of the time left. */
const BASE_CARS = 300;

/**
 * Builds sites of generated cars, one after the other, and prints their cost and weight. With budgets, answers with a
 * line for each that is broken.
 */
async function benchScale({ cars, seed, warm, budget, changed, shards }: Options): Promise<readonly string[]> {
  const measured: Measured[] = [];
  const begun = Date.now();
  for (const [index, count] of cars.entries()) {
    console.error(`${index + 1} of ${cars.length}: ${count} cars${timeLeft(cars, index, Date.now() - begun)}`);
    const { out, ...build } = await buildAtScale({ cars: count, seed, warm }, ({ name, began, ended }) =>
      console.error(`  ${name}: ${duration(ended - began)}`),
    );
    const site = await measureSite(out, count);
    const browser = budget ? undefined : await measureInBrowser(out);
    const sharded = shards === null ? undefined : await buildShards(count, shards);
    const afterPrice = changed ? await rebuildAfterPrice(count) : undefined;
    measured.push({ cars: count, build, site, browser, sharded, afterPrice });
  }
  mkdirSync('.cache', { recursive: true });
  writeFileSync(RESULT, JSON.stringify(measured, null, 2));
  console.log(tableOf(measured));
  console.log(`\nThe same figures are in ${RESULT}.`);
  return [...(budget ? measured.flatMap((site) => overBudget(site)) : []), ...measured.flatMap(shardFaults)];
}

/** A line where the shards of a site, joined, are not the site. */
function shardFaults({ cars, sharded }: Measured): readonly string[] {
  const { length, 0: first } = sharded?.differing ?? [];
  return length ? [`${cars} cars: ${length} files of the joined shards are not as in a build at once: ${first} …`] : [];
}

/** ', 4 min left': at the pace of the sites that are done. */
function timeLeft(cars: readonly number[], done: number, elapsedMs: number): string {
  const work = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size + BASE_CARS, 0);
  if (done === 0) return '';
  return `, ${duration((elapsedMs / work(cars.slice(0, done))) * work(cars.slice(done)))} left`;
}

type Options = {
  /** The number of cars of each site, in the order of the builds. */
  readonly cars: readonly number[];
  /** The same seed gives the same cars. */
  readonly seed: number;
  /** Share pictures that an earlier run painted are taken as they are. */
  readonly warm: boolean;
  /** Fails when a figure is over its budget. */
  readonly budget: boolean;
  /** Builds each site again after one changed price. */
  readonly changed: boolean;
  /** How many shards each site is also built in; null for none. */
  readonly shards: number | null;
};

const SIZES = [12, 300, 1000, 10_000];
/** Ten thousand cars occupy a machine of two cores: only on demand. */
const LARGEST = 1000;

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cars: { type: 'string' },
      to: { type: 'string', default: String(LARGEST) },
      seed: { type: 'string', default: '1' },
      warm: { type: 'boolean', default: false },
      budget: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      shards: { type: 'string' },
    },
  });
  const to = wholeNumber('to', values.to);
  const cars = values.cars?.split(',').map((size) => wholeNumber('cars', size)) ?? SIZES.filter((size) => size <= to);
  if (cars.length === 0) throw new Error(`--to is ${to}, expected at least ${SIZES[0]}.`);
  const { warm, budget, changed } = values;
  const shards = values.shards === undefined ? null : wholeNumber('shards', values.shards);
  return { cars, seed: wholeNumber('seed', values.seed), warm, budget, changed, shards };
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} is ${text}, expected whole numbers above 0.`);
  return Number(text);
}

await runCommand(async () => {
  const faults = await benchScale(readOptions(process.argv.slice(2)));
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
});
