import { runInNewContext } from 'node:vm';
import { build, inProject, write } from '../testing/build-project';

const bundle = () => build<string>('bundleInlineScript', [inProject('save.ts'), 'save']);

/** The script of a function, and the globals that a page has after it. */
async function globals() {
  const { value: script = '', error } = await bundle();
  expect(error).toBe('');
  return { script, ...runInNewContext(`${script};globalThis`) };
}

it('bundles the imports, minified, with no global but those of the function, and cannot end its element', async () => {
  write({
    'save.ts': `import { wordsOf } from '@/folder/words';
/*! words of a comment */
const longName = [wordsOf('function')];
export function save() { Object.assign(globalThis, { saved: longName }); }
export function unused() { return 'words of unused'; }`,
    'folder/words.ts': `export const wordsOf = (name: string): string => '</script> of ' + name;`,
  });
  const { script, ...rest } = await globals();
  expect(rest).toEqual({ saved: ['</script> of function'] });
  expect(script).not.toMatch(/<\/script|\n|longName|words of (a comment|unused)/);
});

it('writes syntax for the oldest supported browsers', async () => {
  write({ 'save.ts': 'export function save() { using file = globalThis.open(); file.read(); }' });
  expect((await bundle()).value).not.toMatch(/using \w+ *=/);
});

it('fails for an import that does not exist', async () => {
  write({ 'save.ts': `import { words } from 'no-such-package';\nexport function save() { words(); }` });
  expect((await bundle()).error).toContain('no-such-package');
});

it('runs a module of the build, and takes the values that the script uses', async () => {
  write({
    'words.txt': 'words of a file',
    'words.ts': `/* A comment. */
'use build';
import { readFileSync } from 'node:fs';
export const words = { list: [readFileSync('words.txt', 'utf8')] };
export const unused = ['words of unused'];
export default () => 'words of default';`,
    'save.ts': `import { words } from './words';
export function save() { Object.assign(globalThis, { saved: words }); }`,
  });
  const { script, saved } = await globals();
  expect(saved).toEqual({ list: ['words of a file'] });
  expect(script).not.toMatch(/words\.txt|words of (unused|default)/);
});

it('fails for a value of the build that no script can hold', async () => {
  write({
    'words.ts': `'use build';\nexport const format = String;`,
    'save.ts': `export { format as save } from './words';`,
  });
  expect((await bundle()).error).toContain('format is a function');
});
