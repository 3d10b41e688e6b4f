import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { endOf, islandsWithin, isMark, nameOf, slotsWithin, within } from './marks';

/** The components of a page; null for a lazy one whose code is not loaded. */
// biome-ignore lint/suspicious/noExplicitAny: every component has props of its own.
export type Components = readonly (ComponentType<any> | null)[];

/** The islands of a page by their numbers: index of the component, and props without slots. */
export type Islands = readonly (readonly [component: number, props: Readonly<Record<string, unknown>>])[];

/** Lazy components become known one by one. */
export type Page = { readonly islands: Islands; readonly components: Components[number][] };

/** The element of the island that begins at a mark. Its slots are read from the page. */
export function describeIsland(start: Comment, page: Page): ReactNode {
  const [component, props] = islandOf(start, page);
  const slots = slotsWithin(start).map((mark) => [
    nameOf(mark),
    createElement(Fragment, null, ...describeNodes(within(mark), page)),
  ]);
  return createElement(page.components[component] as ComponentType, { ...props, ...Object.fromEntries(slots) });
}

/** The components of an island, and of the islands in its slots, whose code is not loaded. */
export function missingFrom(start: Comment, page: Page): readonly number[] {
  const components = [start, ...islandsWithin(start)].map((mark) => islandOf(mark, page)[0]);
  return [...new Set(components)].filter((component) => page.components[component] === null);
}

const islandOf = (mark: Comment, { islands }: Page) => islands[Number(nameOf(mark))] as Islands[number];

/** The nodes of a page as elements that hydrate without a change. */
function describeNodes(nodes: readonly Node[], page: Page): readonly ReactNode[] {
  const described: ReactNode[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as Node;
    if (isMark(node, 'island')) {
      described.push(describeIsland(node, page));
      index = nodes.indexOf(endOf(node));
    } else if (node instanceof Element) {
      described.push(
        // Children one by one: a text area takes no fragment, not even an empty one.
        createElement(node.localName, attributesOf(node), ...describeNodes(Array.from(node.childNodes), page)),
      );
    } else if (node.nodeType === Node.TEXT_NODE) {
      described.push(node.nodeValue);
    }
  }
  return described;
}

function attributesOf(element: Element): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => {
      // A later render would read '' as false.
      return [name, value === '' && (element as unknown as Record<string, unknown>)[name] === true ? true : value];
    }),
  );
}
