import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The last that runs on the Node the project asks for. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Out of 100. */
export type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

/**
 * Lighthouse's scores of an address on its slowed phone. npx fetches Lighthouse, which is too large for the lock file.
 * @param browser path of a Chromium
 * @throws Error with its last words when it cannot
 */
export async function lighthouse(browser: string, address: string, browserArgument: string): Promise<Scores> {
  const flags = ['--headless=new', '--no-sandbox', browserArgument].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', '--ignore-scripts', LIGHTHOUSE, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error) => {
    throw new Error(`Lighthouse stopped: ${error.stderr || error.message}`);
  });
  return scoresOf(JSON.parse(stdout));
}

type Report = { readonly categories: Readonly<Record<string, { readonly score: number | null }>> };

/** @throws Error that names a category without a score */
export function scoresOf({ categories }: Report): Scores {
  const scores = CATEGORIES.map((category) => {
    const score = categories[category]?.score;
    if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${category}.`);
    return [category, Math.round(score * 100)] as const;
  });
  return Object.fromEntries(scores) as Scores;
}
