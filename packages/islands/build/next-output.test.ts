import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkMarks, readClientModules, withoutFramework } from './next-output';

const THIS = 'Next writes it in another way than packages/islands/build/next-output.ts knows';

describe('client components in the payload', () => {
  const modules = new Map([
    [39756, 'node_modules/next/dist/esm/client/components/layout-router.js'],
    [45, 'components/ui/toggle.tsx'],
  ]);
  const next = '3:I[39756,["$2"],"default"]';
  const reference = '1b:I[45,["$2","$5"],"Toggle"]';
  const element = '["$","$L1b",null,{"label":"words"}]';
  const marked = `["$","template",null,{"data-island":"[project]/components/ui/toggle.tsx#Toggle"}],${element}`;
  const other = '["$","template",null,{"data-island":"[project]/menu.tsx#Menu"}]';

  const check = (...rows: readonly string[]) => {
    const page = rows.map((row) => `<script>self.__next_f.push([1,${JSON.stringify(`${row}\n`)}])</script>`).join('');
    return () => checkMarks(page, 'about.html', modules);
  };

  it('pass where each is marked, by a name or a reference to one', () => {
    expect(check(next, reference, `1:[${marked},${marked}]`)).not.toThrow();
    expect(check('7:"Toggle"', '1b:I[45,["$2"],"$7"]', `1:[${marked}]`)).not.toThrow();
  });

  it.each([
    ['an element that createElement, cloneElement or a package created', [reference, `1:[${other},${element}]`]],
    ['one that is marked elsewhere on the page', [reference, `1:[${marked},${element}]`]],
    ['a name that the payload refers to', ['7:"Toggle"', '1b:I[45,["$2"],"$7"]', `1:[${other},${element}]`]],
    ['one that Next renders, such as error.tsx', [reference, `1:[${other},["$","$L3",null,{"errorComponent":"$1b"}]]`]],
  ])('fail for %s', (_, rows) => {
    expect(check(next, ...rows)).toThrow(
      'about.html: nothing would hydrate the client component Toggle (components/ui/toggle.tsx).',
    );
  });

  it('fail for a module that no manifest has', () => {
    expect(check('1b:I[99,["$2"],"Lost"]', `1:[${other},${element}]`)).toThrow('component Lost (module 99)');
  });

  it('name the file to change where Next marks client components or writes its payload in another way', () => {
    expect(check(next, reference, `1:[${element}]`)).toThrow(
      'about.html has client components and no island. Next writes it in another way than packages/islands/server/mark-island.ts knows',
    );
    expect(check('1:{}')).toThrow(`about.html has no client component in its payload. ${THIS}`);
    expect(check('1b:Import[45]')).toThrow(THIS);
  });
});

describe('the manifests of client components', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'manifests-'));
    await mkdir(path.join(folder, 'about'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const manifest = (text: string) =>
    writeFile(
      path.join(folder, 'about', 'page_client-reference-manifest.js'),
      `globalThis.M["/about/page"] = ${text};\n`,
    );

  it('say which file a module is', async () => {
    await manifest('{"clientModules":{"[project]/components/ui/toggle.tsx":{"id":45,"name":"*"}}}');
    expect([...(await readClientModules(folder))]).toEqual([[45, 'components/ui/toggle.tsx']]);
  });

  it.each(['{"modules":{}}', 'JSON.parse("{}")'])('name the file to change for %s', async (text) => {
    await manifest(text);
    await expect(readClientModules(folder)).rejects.toThrow(
      /page_client-reference-manifest\.js has no clientModules\. Next/,
    );
  });

  it('have to be there', async () => {
    await expect(readClientModules(folder)).rejects.toThrow(`${folder} has no *_client-reference-manifest.js. ${THIS}`);
  });
});

describe('the scripts of Next', () => {
  const OWN = 'document.title';
  const clean = (html: string) => withoutFramework(html, 'about.html', [OWN]);
  const left = [
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    '<meta name="next-size-adjust" content=""/>',
    '<link rel="stylesheet" href="/a.css" data-precedence="next"/>',
    '<div hidden=""><!--$--><!--/$--></div>',
    '<!--$--><!--/$--></body>',
  ];

  it('go, with payload and preloads; the site’s own scripts and data stay', () => {
    const kept = `<script>${OWN}</script><script type="application/ld+json">{}</script><script type="speculationrules">{}</script>`;
    const scripts =
      '<script src="/_next/static/chunks/b.js" async=""></script>' +
      '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>' +
      '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
      '<script>self.__next_f.push([1,"words"])</script>';
    expect(clean(kept + scripts + left.join(''))).toBe(`${kept}<link rel="stylesheet" href="/a.css"/></body>`);
  });

  it.each(left)('are written in another way: %s', (mark) => {
    const page = left.filter((one) => one !== mark).join('');
    expect(() => clean(page)).toThrow(
      /^about\.html has no .+\. Next writes it in another way than packages\/islands\/build/,
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<script>alert(self.__next_f)</script>',
    '<script src="https://elsewhere.example/a.js"></script>',
  ])('are not %s, which the build does not know', (script) => {
    expect(() => clean(script + left.join(''))).toThrow(
      `about.html has a script that is neither the site's own nor known as Next's (${script})`,
    );
  });
});
