import { parseArgs } from 'node:util';

export type Options = {
  /** How many cars each site has, in the order they are built. */
  readonly cars: readonly number[];
  /** The same seed gives the same cars. */
  readonly seed: number;
  /** Share pictures that an earlier run painted are taken as they are. */
  readonly warm: boolean;
  /** Fails when a figure is over its budget. */
  readonly budget: boolean;
};

const SIZES = [12, 300, 1000, 10_000];
/** Ten thousand cars take a machine of two cores to themselves, so somebody has to ask for them. */
const LARGEST = 1000;

/** @throws Error that says what is wrong with the arguments, for whoever typed them */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cars: { type: 'string' },
      to: { type: 'string', default: String(LARGEST) },
      seed: { type: 'string', default: '1' },
      warm: { type: 'boolean', default: false },
      budget: { type: 'boolean', default: false },
    },
  });
  const to = wholeNumber('to', values.to);
  const cars = values.cars?.split(',').map((size) => wholeNumber('cars', size)) ?? SIZES.filter((size) => size <= to);
  if (cars.length === 0) throw new Error(`--to is ${to}, expected at least ${SIZES[0]}.`);
  return { cars, seed: wholeNumber('seed', values.seed), warm: values.warm, budget: values.budget };
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} is ${text}, expected whole numbers above 0.`);
  return Number(text);
}
