import { parseArgs } from 'node:util';

/** A site to measure; `isOnePage` answers every address with its index.html. */
export type Side = { readonly name: string; readonly folder: string; readonly isOnePage: boolean };

export type Options = {
  readonly against: readonly Side[];
  readonly rounds: number;
  /** Addresses, each measured on every side. */
  readonly paths: readonly string[];
  /** Asks Lighthouse as well, which needs the network the first time. */
  readonly lighthouse: boolean;
};

const PATHS = ['/', '/vehicles/', '/vehicle/1/', '/services/', '/contact/'];
const ONE_PAGE = ':spa';

/** @throws Error that says what is wrong with the arguments, for whoever typed them */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      against: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '5' },
      paths: { type: 'string' },
      lighthouse: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is ${values.rounds}, expected a whole number.`);
  const paths = values.paths?.split(',') ?? PATHS;
  const odd = paths.find((path) => !path.startsWith('/'));
  if (odd !== undefined) throw new Error(`--paths holds '${odd}', expected addresses as in '/,/vehicles/'.`);
  return { rounds, paths, lighthouse: values.lighthouse, against: values.against.map(sideOf) };
}

function sideOf(argument: string): Side {
  const isOnePage = argument.endsWith(ONE_PAGE);
  const folder = isOnePage ? argument.slice(0, -ONE_PAGE.length) : argument;
  return { name: folder, folder, isOnePage };
}
