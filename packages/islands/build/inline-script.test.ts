import { runInNewContext } from 'node:vm';
import { build, inProject, write } from '../testing/build-project';

const bundle = (name: string, ...args: readonly unknown[]) =>
  build<string>('bundleInlineScript', [inProject(`${name}.ts`), name, ...args]);

/** The script of a function, and the globals that a page has after it. */
async function globals(name: string, ...args: readonly unknown[]) {
  const { value: script = '', error } = await bundle(name, ...args);
  expect(error).toBe('');
  return { script, ...runInNewContext(`${script};globalThis`) };
}

it('calls the function with its arguments, which cannot end the script element', async () => {
  write({ 'save.ts': 'export function save(...saved: readonly unknown[]) { Object.assign(globalThis, { saved }); }' });
  const args = ['</p></script>', { words: ['"', null] }, 7];
  const { script, saved } = await globals('save', ...args);
  expect(saved).toEqual(args);
  expect(script).not.toContain('</script');
  expect((await globals('save')).saved).toEqual([]);
});

it('bundles the imports, minified and with no global but those of the function', async () => {
  write({
    'save.ts': `import { wordsOf } from '@/folder/words';
/*! words of a comment */
const longName = [wordsOf('function')];
export function save() { Object.assign(globalThis, { saved: longName }); }
export function unused() { return 'words of unused'; }`,
    'folder/words.ts': `export const wordsOf = (name: string): string => 'words of ' + name;`,
  });
  const { script, ...rest } = await globals('save');
  expect(rest).toEqual({ saved: ['words of function'] });
  expect(script).not.toMatch(/\n|longName|words of (a comment|unused)/);
});

it('writes syntax for the oldest supported browsers', async () => {
  write({ 'save.ts': 'export function save() { using file = globalThis.open(); file.read(); }' });
  expect((await bundle('save')).value).not.toMatch(/using \w+ *=/);
});

it('keeps a pattern with the characters that would end an element', async () => {
  write({
    'save.ts': `export function save(words: string) { Object.assign(globalThis, { saved: words.search(/a</) }); }`,
  });
  expect((await globals('save', '-a<')).saved).toBe(1);
});

it('fails for an import that does not exist', async () => {
  write({ 'save.ts': `import { words } from 'no-such-package';\nexport function save() { words(); }` });
  expect((await bundle('save')).error).toContain('no-such-package');
});

it('fails for a name that the file does not export', async () => {
  write({ 'save.ts': 'export const other = 1;' });
  expect((await bundle('save')).error).toContain('"save" is not exported by "save.ts"');
});

it('runs a module of the build, and takes the values that the script uses', async () => {
  write({
    'words.txt': 'words of a file',
    'words.ts': `/* A comment. */
'use build';
import { readFileSync } from 'node:fs';
export const words = { list: [readFileSync('words.txt', 'utf8')], pattern: /a+/, most: Number.POSITIVE_INFINITY };
export const unused = ['words of unused'];
export default () => 'words of default';`,
    'save.ts': `import { words } from './words';
export function save() { Object.assign(globalThis, { saved: words }); }`,
  });
  const { script, saved } = await globals('save');
  expect(saved).toEqual({ list: ['words of a file'], pattern: /a+/, most: Number.POSITIVE_INFINITY });
  expect(script).not.toMatch(/words\.txt|words of (unused|default)/);
});

it('fails for a value of the build that no script can hold', async () => {
  write({
    'words.ts': `'use build';\nexport const format = String;`,
    'save.ts': `export { format as save } from './words';`,
  });
  expect((await bundle('save')).error).toContain('A bundle cannot hold format: it is a function.');
});
