import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_ATTRIBUTES } from './data-attributes';

/** Next's own, and the names of a folder and a module. */
const OTHERS = ['data-precedence', 'data-check', 'data-files'];

const ATTRIBUTE = /\bdata-[a-z]+(?:-[a-z]+)*\b|\bdataset\.(\w+)|'(\w+)' in dataset/g;

it('registers the data attributes of components, styles, inline scripts and islands, and no others', () => {
  const found = ['app', 'components', 'lib', 'packages/islands'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|css)$/.test(name) && !/\.test\.|data-attributes|node_modules/.test(name))
      .flatMap((name) => attributesIn(readFileSync(path.join(folder, name), 'utf8'))),
  );
  const used = new Set(found.filter((name) => !OTHERS.includes(name)));
  expect([...used].sort()).toEqual(Object.keys(DATA_ATTRIBUTES).sort());
});

function attributesIn(source: string): readonly string[] {
  return Array.from(source.matchAll(ATTRIBUTE), ([name, ...keys]) => {
    const key = keys.find(Boolean);
    return key ? `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` : name;
  });
}
