import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The file of each client module, by the number that Next's payload gives it. */
export type ClientModules = ReadonlyMap<number, string>;

/** A client component in a page's payload: `I` rows name the module's number, its chunks and the export. */
const REFERENCE = /^([\da-f]+):I\[(\d+),\[[^\]]*\],"([^"]*)"/;
/** A text that other rows refer to as '$7'. */
const TEXT_ROW = /^([\da-f]+):"([^"]*)"$/;
/** An element of a client component, by its row, and an island's mark, with its file and export. */
const ELEMENT = /\["\$","\$L([\da-f]+)"/g;
const MARK = /"data-island":"\[project\]\/([^"]*)"/g;
const PAYLOAD = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;
const OF_NEXT = /(?:^|\/)node_modules\/next\//;

/**
 * Reads from the manifests that Next writes for each route which file a client module is.
 * @param folder of the compiled routes: '.next/server/app'
 * @throws Error where there are none: the check of every page rests on them
 */
export async function readClientModules(folder: string): Promise<ClientModules> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('_client-reference-manifest.js'),
  );
  if (names.length === 0) throw new Error(`${folder} has no client reference manifests, which Next used to write.`);
  const modules = new Map<number, string>();
  for (const name of names) {
    const code = await readFile(path.join(folder, name), 'utf8');
    const { clientModules } = JSON.parse(code.slice(code.indexOf('= {"') + 2).replace(/;\s*$/, '')) as {
      readonly clientModules: Readonly<Record<string, { readonly id: number }>>;
    };
    for (const [file, { id }] of Object.entries(clientModules)) modules.set(id, file.replace('[project]/', ''));
  }
  return modules;
}

/**
 * Client components that Next put into a page and that no island marks: nothing would ever hydrate them. A component is left
 * unmarked when our JSX runtime does not create its element: by createElement, cloneElement or a package.
 * @param html of the page as Next exported it, with its payload
 * @returns 'Name (file)' of each, once
 * @throws Error when the payload holds no client component at all, which means that its format has changed
 */
export function unmarkedComponents(html: string, modules: ClientModules): readonly string[] {
  const payload = Array.from(html.matchAll(PAYLOAD), ([, text = '""']) => JSON.parse(text) as string).join('');
  // Four times as fast as both patterns with the flag m.
  const rows = payload.split('\n');
  const texts = new Map(matches(rows, TEXT_ROW).map(([, row, text]) => [`$${row}`, text]));
  const references = matches(rows, REFERENCE);
  // Next's own router is among them on every page.
  if (references.length === 0) throw new Error('Next writes client components in a way that the build does not know.');
  const [elements, marks] = [countsOf(payload, ELEMENT), countsOf(payload, MARK)];
  const unmarked: string[] = [];
  for (const [, row = '', id, written = ''] of references) {
    const file = modules.get(Number(id)) ?? `module ${id}`;
    if (OF_NEXT.test(file)) continue;
    const name = texts.get(written) ?? written;
    const created = elements.get(row) ?? 0;
    const marked = marks.get(`${file}#${name}`) ?? 0;
    // A component that Next itself renders, such as error.tsx, is passed as a reference and never as an element.
    if (marked === 0 || created > marked) unmarked.push(`${name} (${file})`);
  }
  return [...new Set(unmarked)];
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
