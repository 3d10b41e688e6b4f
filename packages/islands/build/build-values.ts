import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { unserializable } from '../server/serializable';

const BUILD_DIRECTIVE = /^'use build';/m;

const valuesOf = (file: string): Promise<Readonly<Record<string, unknown>>> => import(pathToFileURL(file).href);

const VALUE = /\?value=(\w+)$/;

/**
 * A module with the directive 'use build' runs now, and the browser gets the values of its exports. Each is a module of its
 * own, so that it travels with the code that uses it.
 */
export const buildValues: Plugin = {
  name: 'build-values',
  resolveId: (id) => (VALUE.test(id) ? { id, moduleSideEffects: false } : null),
  async load(id) {
    const [query, name] = VALUE.exec(id) ?? [];
    if (!query || !name) return null;
    const value = (await valuesOf(id.replace(query, '')))[name];
    const fault = unserializable(value, name);
    if (fault) throw new Error(`'use build' writes values into scripts as JSON: ${fault}.`);
    return `export const ${name} = ${JSON.stringify(value)};`;
  },
  transform: {
    filter: { code: BUILD_DIRECTIVE },
    async handler(_code, id) {
      const names = Object.keys(await valuesOf(id)).filter((name) => name !== 'default');
      return names.map((name) => `export { ${name} } from ${JSON.stringify(`${id}?value=${name}`)};`).join('\n');
    },
  },
};
