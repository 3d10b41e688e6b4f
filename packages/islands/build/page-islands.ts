/** An island of a page: its client component, '[project]/file.tsx#Name', and its props without slots. */
type Island = { readonly id: string; readonly props: unknown };

/** A page's HTML with comments around its islands, which are listed by the numbers in the comments. */
export type Page = { readonly html: string; readonly islands: readonly Island[] };

type Mark = { readonly kind: 'island' | 'slot'; readonly value: string };

/** The marks that server/mark-island.ts writes, and React's comment between two texts. */
const MARK =
  /<template data-(island|slot)(-end)?="([^"]*)"(?: data-props="([^"]*)" data-slots="([^"]*)")?><\/template>|<!-- -->/g;

/** The start of the element with a page's list of islands. */
export const LIST_START = '<script type="application/json" id="islands">';
const LIST = new RegExp(`${LIST_START}(.*?)</script>`);

/**
 * Turns the marks of islands into comments ('island 0' and '/island', 'slot children' and '/slot'), without their
 * props. React's comment between two texts goes too, except in an island.
 * @param name of the page, for the errors
 * @throws Error for a mark without its end, and for a slot that the island's first render leaves out
 */
export function takeIslands(html: string, name: string): Page {
  const islands: Island[] = [];
  const open: (Mark & { readonly missing: Set<string> })[] = [];
  const fail = (fault: string) => {
    throw new Error(`${name}: ${fault}`);
  };

  const marked = html.replace(
    MARK,
    (tag, kind: Mark['kind'] | undefined, end: string | undefined, value: string, props?: string, slots?: string) => {
      if (!kind) return open.at(-1)?.kind === 'island' ? tag : '';
      if (!end && kind === 'island') {
        if (props === undefined || slots === undefined) return tag;
        open.push({ kind, value, missing: new Set(slots.split(' ').filter(Boolean)) });
        islands.push({ id: unescaped(value), props: JSON.parse(unescaped(props)) });
        return `<!--island ${islands.length - 1}-->`;
      }
      if (!end) {
        open.at(-1)?.missing.delete(value);
        open.push({ kind, value, missing: new Set() });
        return `<!--slot ${value}-->`;
      }
      const closed =
        open.pop() ?? fail(`the end of ${kind === 'island' ? 'an island' : 'a slot'} without its beginning.`);
      if (closed.kind !== kind) fail(`the ${closed.kind} ${closed.value} ends after the element around it.`);
      const [missing] = closed.missing;
      if (missing) {
        fail(
          `${closed.value} gets markup as '${missing}' and does not render it at first. Islands read markup from the page, so it would be lost.`,
        );
      }
      return `<!--/${kind}-->`;
    },
  );
  const [unclosed] = open;
  if (unclosed) fail(`the ${unclosed.kind} ${unclosed.value} has no end.`);
  const [stray] = marked.match(/<template data-(?:island|slot)[^>]*>/) ?? [];
  if (stray) fail(`a mark that was not understood: ${stray}`);
  return { html: marked, islands };
}

/** A page with the list of its islands at its end, which `readIslands` reads. */
export function withList({ html, islands }: Page): string {
  return html.replace('</body>', () => `${listElement(islands.map(({ id, props }) => [id, props]))}</body>`);
}

/** The islands in the list of a page, or of the end of it. */
export function readIslands(html: string): readonly Island[] {
  const list: readonly (readonly [string, unknown])[] = JSON.parse(LIST.exec(html)?.[1] ?? '[]');
  return list.map(([id, props]) => ({ id, props }));
}

/**
 * The page with the list as the browser reads it: each island's component by its place in the page's script.
 * @param components ids in the order of that script
 * @param after HTML that follows the list
 */
export function numberIslands(html: string, components: readonly string[], after: string): string {
  const numbered = readIslands(html).map(({ id, props }) => [components.indexOf(id), props]);
  return html.replace(LIST, () => listElement(numbered) + after);
}

function listElement(list: unknown): string {
  return `${LIST_START}${JSON.stringify(list).replaceAll('<', '\\u003c')}</script>`;
}

function unescaped(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
