import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/*
 * What the build reads and removes of Next's output. Each of these marks is checked on every page: an upgrade of Next that
 * changes one stops the build, with the name of this file.
 */

const changed = (place: string, fault: string, file = 'build/next-output.ts') =>
  new Error(
    `${place} ${fault}. Next writes it in another way than packages/islands/${file} knows; ISLANDS=off builds without islands.`,
  );

/** The file of each client module, by the number that Next's payload gives it. */
export type ClientModules = ReadonlyMap<number, string>;

const MANIFEST = '_client-reference-manifest.js';

/** A client component in a page's payload: `I` rows name the module's number, its chunks and the export. */
const REFERENCE = /^([\da-f]+):I\[(\d+),\[[^\]]*\],"([^"]*)"/;
/** A text that other rows refer to as '$7'. */
const TEXT_ROW = /^([\da-f]+):"([^"]*)"$/;
/** An element of a client component, by its row, and an island's mark, with its file and export. */
const ELEMENT = /\["\$","\$L([\da-f]+)"/g;
const MARK = /"data-island":"\[project\]\/([^"]*)"/g;
const PAYLOAD = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;
const OF_NEXT = /(?:^|\/)node_modules\/next\//;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data blocks and rules, which no browser runs. */
const DATA = /\btype="(?:application\/ld\+json|application\/json|speculationrules)"/;
const FRAMEWORK_FILE = /\bsrc="\/_next\/static\/chunks\/[^"]+\.js"/;
/** Next's payload, and Turbopack's list of chunks. */
const FRAMEWORK_CODE = /^(?:\(self\.__next_f\b|self\.__next_f\b|\(globalThis\["TURBOPACK"\])/;

/** Markup that Next writes into every page, only for its scripts. */
const LEFT_BEHIND = [
  /<link rel="preload" as="script"[^>]*>/g,
  /<meta name="next-size-adjust" content=""\/>/g,
  / data-precedence="next"/g,
  /<div hidden=""><!--\$--><!--\/\$--><\/div>/g,
  /<!--\$--><!--\/\$-->(?=<\/body>)/g,
];

/**
 * Reads from the manifests that Next writes for each route which file a client module is.
 * @param folder of the compiled routes: '.next/server/app'
 */
export async function readClientModules(folder: string): Promise<ClientModules> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(MANIFEST));
  if (names.length === 0) throw changed(folder, `has no *${MANIFEST}`);
  const modules = new Map<number, string>();
  for (const name of names) {
    const code = await readFile(path.join(folder, name), 'utf8');
    const [, list] = /= (\{".*\});?\s*$/s.exec(code) ?? [];
    const { clientModules } = JSON.parse(list ?? '{}') as {
      readonly clientModules?: Readonly<Record<string, { readonly id: number }>>;
    };
    if (!clientModules) throw changed(path.join(folder, name), 'has no clientModules');
    for (const [file, { id }] of Object.entries(clientModules)) modules.set(id, file.replace('[project]/', ''));
  }
  return modules;
}

/**
 * Refuses a page with a client component that no island marks: nothing would ever hydrate it. A component is unmarked when
 * our JSX runtime does not create its element: createElement, cloneElement or a package does.
 * @param html of the page as Next exported it, with its payload
 */
export function checkMarks(html: string, name: string, modules: ClientModules): void {
  const payload = Array.from(html.matchAll(PAYLOAD), ([, text = '""']) => JSON.parse(text) as string).join('');
  // Four times as fast as both patterns with the flag m.
  const rows = payload.split('\n');
  const texts = new Map(matches(rows, TEXT_ROW).map(([, row, text]) => [`$${row}`, text]));
  const references = matches(rows, REFERENCE);
  // Next's own router is among them on every page.
  if (references.length === 0) throw changed(name, 'has no client component in its payload');
  const [elements, marks] = [countsOf(payload, ELEMENT), countsOf(payload, MARK)];
  for (const [, row = '', id, written = ''] of references) {
    const file = modules.get(Number(id)) ?? `module ${id}`;
    if (OF_NEXT.test(file)) continue;
    const component = texts.get(written) ?? written;
    const created = elements.get(row) ?? 0;
    const marked = marks.get(`${file}#${component}`) ?? 0;
    // A component that Next itself renders, such as error.tsx, is passed as a reference and never as an element.
    if (marked > 0 && created <= marked) continue;
    if (marks.size === 0) throw changed(name, `has client components and no island`, 'server/mark-island.ts');
    throw new Error(
      `${name}: nothing would hydrate the client component ${component} (${file}). Render it as JSX (<Component />) in a component of this project: createElement, cloneElement, a package's server component, template.tsx and error.tsx bypass the island runtime.`,
    );
  }
}

function matches(texts: readonly string[], pattern: RegExp): readonly RegExpExecArray[] {
  return texts.map((text) => pattern.exec(text)).filter((match) => match !== null);
}

/** How often each text of the pattern's first group occurs. */
function countsOf(text: string, pattern: RegExp): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, found = ''] of text.matchAll(pattern)) counts.set(found, (counts.get(found) ?? 0) + 1);
  return counts;
}

/**
 * The page without Next's scripts, their payload and preloads.
 * @param name of the page, for the errors
 * @param inlineScripts that stay
 */
export function withoutFramework(html: string, name: string, inlineScripts: readonly string[]): string {
  const kept = html.replace(SCRIPT, (script, attributes: string, code: string) => {
    if (DATA.test(attributes) || inlineScripts.includes(code)) return script;
    if (FRAMEWORK_FILE.test(attributes) || FRAMEWORK_CODE.test(code)) return '';
    throw changed(name, `has a script that is neither the site's own nor known as Next's (${script.slice(0, 200)})`);
  });
  return LEFT_BEHIND.reduce((page, pattern) => {
    if (page.search(pattern) < 0) throw changed(name, `has no ${pattern.source}`);
    return page.replace(pattern, '');
  }, kept);
}
