import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* Paths, links and commands in the documents are right. CHANGELOG.md is left out: it names removed files. */

const documents = [
  'packages/studio/cars/README.md',
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync('packages')
    .map((name) => path.join('packages', name, 'README.md'))
    .filter((file) => existsSync(file)),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

/** In examples. Paths of data/ are not asked for: a dealer may remove any car. */
const PLACEHOLDERS = /porsche-taycan|\bevents\b/;

const PATH = /`((?:app|components|docs|e2e|lib|packages|public|scripts|\.ci|\.github|\.vscode)\/[^`\s]*)`/g;
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;
const COMMAND = /npm run ([\w:]+)(?: ([a-z][a-z/-]*) ([\w:]+))?/g;

const scriptsOf = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).scripts;

/** The script and where it is defined: `npm run package quality bench` is 'bench' of packages/quality. */
function isCommand(script: string, packageName = '', packageScript = ''): boolean {
  const ofPackage = script === 'package' ? scriptsOf(path.join('packages', packageName)) : undefined;
  return script in scriptsOf('.') && (ofPackage === undefined || packageScript in ofPackage);
}

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names paths that exist', () => {
    const paths = [...text.matchAll(PATH)].map(([, name = '']) => name).filter((name) => !PLACEHOLDERS.test(name));
    expect(paths.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = [...text.matchAll(LINK)].map(([, target = '']) => path.join(path.dirname(file), target));
    expect(links.filter((target) => !existsSync(target))).toEqual([]);
  });

  it('names commands that exist', () => {
    const unknown = [...text.matchAll(COMMAND)].filter(([, ...words]) => !isCommand(...(words as [string])));
    expect(unknown.map(([command]) => command)).toEqual([]);
  });
});

it('keeps the README to 90 lines and the glossary to 25 terms', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length - 1).toBeLessThanOrEqual(90);
  const rows = readFileSync('docs/glossary.md', 'utf8').match(/^\| (?!term|---).*/gm) ?? [];
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThanOrEqual(25);
});

describe('decisions', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8');

  it.each(readdirSync('docs/decisions').filter((file) => file !== 'README.md'))(
    '%s is listed, with date, status and when to reconsider it',
    (file) => {
      const text = readFileSync(path.join('docs/decisions', file), 'utf8');
      const [, day] = /^# \d+\. .+\n\n(\d{4}-\d\d-\d\d) · (?:accepted|replaced)/.exec(text) ?? [];
      expect(text).toContain('## Reconsider if');
      expect(list).toMatch(new RegExp(`\\(${file}\\) \\| ${day} \\|`));
    },
  );
});
