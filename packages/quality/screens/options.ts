import { parseArgs } from 'node:util';
import type { Narrowing } from './shots';

const SITES = ['out', 'dealership'] as const;

export type Options = Narrowing & {
  readonly site: (typeof SITES)[number];
  /** What the run is called, and its folder. */
  readonly name: string;
  /** An earlier run, by its name or its folder. */
  readonly against?: string;
};

/** @throws Error that says what is wrong with the arguments, for whoever typed them */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string', default: 'out' },
      name: { type: 'string', default: 'now' },
      against: { type: 'string' },
      only: { type: 'string' },
      widths: { type: 'string' },
    },
  });
  const { name, against, only } = values;
  const site = SITES.find((one) => one === values.site);
  if (!site) throw new Error(`--site is one of: ${SITES.join(', ')}.`);
  // It becomes a folder, which is emptied first.
  if (!/^[\w-][\w.-]*$/.test(name)) throw new Error('--name is a word of letters, digits, dots and hyphens.');
  if (against === name) throw new Error(`'${name}' is this run's own name: call it something else by --name.`);
  const widths = values.widths?.split(',').map(Number);
  if (widths?.some((width) => !Number.isInteger(width) || width <= 0)) {
    throw new Error('--widths are whole numbers with commas between them: 360,1440.');
  }
  return { site, name, against, only, widths };
}
