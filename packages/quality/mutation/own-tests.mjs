import { readdirSync } from 'node:fs';
import path from 'node:path';

// Hostile input takes minutes, any value five seconds; the inline scripts need a document.
const EXCLUDED = /[.-]hostile\.test\.ts$|\/any-value\.test\.ts$|^lib\/inline-scripts\//;

/**
 * The test files of a module: its own, then those of its folder. The schema has those of the data check. Hundreds of
 * others run it too and would take hours.
 * @param order of two test files, for those of one kind
 */
export function ownTests(module, order = () => 0) {
  const folder = path.dirname(module);
  const tests = new Set([folder, folder.replace(/schema$/, 'data-check')].flatMap(testsIn));
  const rank = (test) => (moduleOf(test) === module ? 0 : 1);
  return [...tests].sort((one, other) => rank(one) - rank(other) || order(one, other));
}

export const testFiles = (modules) => [
  ...new Set(modules.flatMap((module) => ownTests(path.relative(process.cwd(), module)))),
];

const testsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))
    .filter((file) => !EXCLUDED.test(file));

/** 'lib/data-check/list.test.ts' is of 'lib/data-check/list', 'lib/text/dates-far.test.ts' of 'lib/text/dates'. */
function moduleOf(test) {
  const name = path.basename(test, '.test.ts');
  const folder = path.dirname(test);
  const module = readdirSync(folder)
    .filter((file) => /^[^.]+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .filter((module) => name === module || name.startsWith(`${module}-`))
    .sort((a, b) => b.length - a.length)[0];
  return module && path.join(folder, `${module}.ts`);
}
