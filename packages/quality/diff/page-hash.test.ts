import { fileAt, pageHash } from './page-hash';

const SITE = {
  'index.html': '<link href="/a/style-1.css"><script src="/a/page-1.js"></script><a href="/vehicles/">',
  'vehicles/index.html': '<p>All</p>',
  '404.html': '<p>None</p>',
  'a/style-1.css': 'src: url(../media/font.woff2)',
  'a/page-1.js': 'import("./lazy-1.js")',
  'a/lazy-1.js': 'fetch("/inventory/" + number)',
  'media/font.woff2': 'font',
  'inventory/1.json': '[45000000]',
  'pictures/other.avif': 'other',
};

const hashWith = (changed: Partial<typeof SITE>, withInventory = true) => {
  const site: Readonly<Record<string, string>> = { ...SITE, ...changed };
  const files = { files: new Set(Object.keys(site)), read: (file: string) => Buffer.from(site[file] ?? '') };
  return pageHash('index.html', files, withInventory);
};

it.each(['index.html', 'a/style-1.css', 'a/page-1.js', 'a/lazy-1.js', 'media/font.woff2', 'inventory/1.json'])(
  'changes with %s',
  (file) => {
    expect(hashWith({ [file]: `${SITE[file as keyof typeof SITE]} ` })).not.toBe(hashWith({}));
  },
);

it.each(['vehicles/index.html', 'pictures/other.avif'])(
  'does not change with %s, which the page only links or not',
  (file) => {
    expect(hashWith({ [file]: 'other' })).toBe(hashWith({}));
  },
);

it('does not change with the cars that scripts fetch later, without them', () => {
  expect(hashWith({ 'inventory/1.json': '[44500000]' }, false)).toBe(hashWith({}, false));
});

it.each([
  ['/', 'index.html'],
  ['/vehicles/?mode=rental#list', 'vehicles/index.html'],
  ['/none-such', '404.html'],
])('finds the file at %s', (address, file) => {
  expect(fileAt(address, new Set(Object.keys(SITE)))).toBe(file);
});
