import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readClientModules, unmarkedComponents } from './client-references';

const modules = new Map([
  [39756, 'node_modules/next/dist/esm/client/components/layout-router.js'],
  [45, 'components/ui/toggle.tsx'],
  [5014, 'node_modules/icons/icon.js'],
]);

const page = (...rows: readonly string[]) =>
  rows.map((row) => `<script>self.__next_f.push([1,${JSON.stringify(`${row}\n`)}])</script>`).join('');

const next = '3:I[39756,["$2"],"default"]';
const reference = '1b:I[45,["$2","$5"],"Toggle"]';
const element = '["$","$L1b",null,{"label":"words"}]';
const marked = `["$","template",null,{"data-island":"[project]/components/ui/toggle.tsx#Toggle"}],${element}`;

const unmarked = (...rows: readonly string[]) => unmarkedComponents(page(...rows), modules);

it('finds nothing where every client component is marked, and nothing of Next', () => {
  expect(unmarked(next, reference, `1:[${marked},${marked}]`)).toEqual([]);
});

it.each([
  ['an element that createElement, cloneElement or a package created', `1:[${element}]`],
  ['one that is marked elsewhere on the page', `1:[${marked},${element}]`],
  ['a component that Next renders by itself, such as error.tsx', '1:["$","$L3",null,{"errorComponent":"$1b"}]'],
])('finds %s', (_, row) => {
  expect(unmarked(next, reference, row)).toEqual(['Toggle (components/ui/toggle.tsx)']);
});

it('resolves a name that the payload writes once and refers to', () => {
  expect(unmarked('7:"Toggle"', '1b:I[45,["$2"],"$7"]', `1:[${element}]`)).toEqual([
    'Toggle (components/ui/toggle.tsx)',
  ]);
  expect(unmarked('7:"Toggle"', '1b:I[45,["$2"],"$7"]', `1:[${marked}]`)).toEqual([]);
});

it('names a module that no manifest has', () => {
  expect(unmarked('1b:I[99,["$2"],"Lost"]', `1:[${element}]`)).toEqual(['Lost (module 99)']);
});

it('refuses a payload of an unknown shape', () => {
  expect(() => unmarked('1:{}')).toThrow('in a way that the build does not know');
});

describe('the manifests', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'manifests-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('say which file a module is', async () => {
    await mkdir(path.join(folder, 'about'));
    await writeFile(
      path.join(folder, 'about', 'page_client-reference-manifest.js'),
      'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/about/page"] = {"clientModules":{"[project]/components/ui/toggle.tsx":{"id":45,"name":"*"}}};\n',
    );
    expect([...(await readClientModules(folder))]).toEqual([[45, 'components/ui/toggle.tsx']]);
  });

  it('have to be there', async () => {
    await expect(readClientModules(folder)).rejects.toThrow('has no client reference manifests');
  });
});
