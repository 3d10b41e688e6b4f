import { parseArgs } from 'node:util';
import { CAR_SLUGS } from './cars';
import { draw } from './drawings/draw';
import { photograph, type StudioOptions } from './photograph';
import { publish } from './publish';
import { makeSheets } from './sheet';
import { type PictureView, VIEW_NAMES } from './views';

const HELP = `npm run studio -- [--car a,b] [--view a,b] [--preview] [--sheet] [--workers N] [--force]

  --car      cars to photograph (default all): ${CAR_SLUGS.join(', ')}
  --view     views (default all): ${VIEW_NAMES.join(', ')}
  --site     also the pictures of the site itself (alone: --view none --site)
  --preview  small and quick, into .cache/studio/preview/
  --width    width in pixels, with --preview (default 640)
  --drawings only the drawings to scale, into public/drawings/ (half a minute a car)
  --sheet    one contact sheet per view, of all cars, from the pictures there are
  --workers  threads (default: one per core)
  --force    make again what has not changed`;

/** A mistake of the user's: shown as one line, without a stack. */
class UsageError extends Error {}

function choose<T extends string>(given: string | undefined, known: readonly T[], what: string): T[] {
  if (!given) return [...known];
  return given.split(',').map((name) => {
    const match = known.find((k) => k === name.trim());
    if (!match) throw new UsageError(`Unknown ${what} '${name.trim()}'. Known: ${known.join(', ')}`);
    return match;
  });
}

function wholeNumber(given: string | undefined, name: string, fallback: number): number {
  const value = given === undefined ? fallback : Number(given);
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`--${name} must be a whole number, 1 or more; got '${given}'`);
  return value;
}

function readOptions(): (StudioOptions & { sheet: boolean; drawings: boolean }) | undefined {
  let values: ReturnType<typeof parse>['values'];
  try {
    values = parse().values;
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0]);
  }
  if (values.help) {
    console.log(HELP);
    return undefined;
  }
  return {
    cars: choose(values.car, CAR_SLUGS, 'car'),
    views: values.view === 'none' ? [] : choose<PictureView>(values.view, VIEW_NAMES, 'view'),
    site: values.site ?? false,
    preview: values.preview ?? false,
    previewWidth: wholeNumber(values.width, 'width', 640),
    workers: wholeNumber(values.workers, 'workers', 0x7fff),
    force: values.force ?? false,
    sheet: values.sheet ?? false,
    drawings: values.drawings ?? false,
  };
}

function parse() {
  return parseArgs({
    options: {
      car: { type: 'string' },
      view: { type: 'string' },
      site: { type: 'boolean' },
      preview: { type: 'boolean' },
      width: { type: 'string' },
      sheet: { type: 'boolean' },
      drawings: { type: 'boolean' },
      workers: { type: 'string' },
      force: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

try {
  const options = readOptions();
  if (options?.drawings) for (const [file, bytes] of await draw(options.cars)) console.log(`${file}, ${bytes} bytes`);
  else if (options?.sheet) await makeSheets(options);
  else if (options) {
    await photograph(options);
    if (!options.preview) console.log(`${(await publish()).length} pictures published into public/pictures/.`);
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
