import { spawnSync } from 'node:child_process';
import { passedOver } from './html-rules';

/** 30 MB, and of no use without Java: fetched when it is wanted rather than with every `npm ci`. */
const CHECKER = 'vnu-jar@26.9.27';

type Message = {
  readonly url: string;
  readonly message: string;
  readonly lastLine?: number;
  readonly extract?: string;
};

export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

/**
 * The faults that the W3C's checker finds in the pages of a folder, without those in `passedOver`.
 * @throws Error when it could not be fetched or run
 */
export function nuHtmlFaults(folder: string, files: readonly string[]): readonly string[] {
  const pages = files.map((file) => `${folder}/${file}`);
  const args = [
    '--yes',
    '--ignore-scripts',
    '--package',
    CHECKER,
    'vnu',
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
  ];
  const run = spawnSync('npx', [...args, ...pages], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (run.status !== 0) throw new Error(`${CHECKER} could not run: ${run.stderr || run.error?.message}`);
  const { messages } = JSON.parse(run.stdout) as { messages: readonly Message[] };
  return messages
    .filter(({ message }) => !passedOver.some((one) => one.message.test(message)))
    .map(({ url, message, extract = '' }) => `${url.slice(url.indexOf(`${folder}/`))}: ${message} ${extract.trim()}`);
}
