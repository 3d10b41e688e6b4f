import { Fragment, isValidElement, type Key, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { unserializable } from './serializable';

/*
 * A client component that a server component renders is an island: the only part of a page that needs scripts. Its
 * bounds and props are template elements, because React writes no comments. build/page-islands.ts turns them into
 * comments, which style sheets do not see.
 */

type Props = Readonly<Record<string, unknown>>;
// biome-ignore lint/suspicious/noExplicitAny: React's own types of elements differ between its entry points.
type Create = (type: any, props: any, key?: any) => any;
/** The value that a server component gets for an imported client component. */
type ClientReference = { readonly $$typeof: symbol; readonly $$id?: unknown };

const CLIENT_REFERENCE = Symbol.for('react.client.reference');

/** '[project]/components/layout/theme-toggle.tsx#ThemeToggle' */
const ID = /^\[project\]\/.+#\w+$/;

export function markIsland(create: Create): Create {
  return (type, props: Props, key?: Key) => {
    if (!isClientReference(type)) return create(type, props, key);
    const { id, data, slots } = checkedProps(type, props);
    const marked = Object.fromEntries(
      slots.map(([name, value]) => [name, between({ 'data-slot': name }, value as ReactNode)]),
    );
    const start = {
      'data-island': id,
      'data-props': JSON.stringify(data),
      'data-slots': slots.map(([name]) => name).join(' '),
    };
    return between(start, create(type, { ...props, ...marked }), key);
  };
}

/**
 * The rules for the props of an island, without marking it.
 * @throws Error with component, file, prop and kind, for a value that cannot be written into the page
 */
export function checkProps(type: unknown, props: unknown): void {
  if (isClientReference(type)) checkedProps(type, props as Props);
}

function checkedProps(type: ClientReference, props: Props) {
  const id = idOf(type);
  const slots = Object.entries(props).filter(([, value]) => isMarkup(value));
  const data = Object.fromEntries(Object.entries(props).filter(([, value]) => !isMarkup(value)));
  for (const [name, value] of Object.entries(data)) {
    const fault = unserializable(value, name);
    if (fault) throw new Error(`${nameOf(id)} is an island; its props are written into the page as JSON: ${fault}.`);
  }
  return { id, data, slots };
}

function isClientReference(type: unknown): type is ClientReference {
  return typeof type === 'function' && '$$typeof' in type && type.$$typeof === CLIENT_REFERENCE;
}

function idOf({ $$id }: ClientReference): string {
  if (typeof $$id === 'string' && ID.test($$id)) return $$id;
  throw new Error(
    `A client component is called ${JSON.stringify($$id)}, expected '[project]/file.tsx#Name'. Next marks them in another way than packages/islands/server/mark-island.ts knows; ISLANDS=off builds without islands.`,
  );
}

/** 'ThemeToggle (components/layout/theme-toggle.tsx)' */
function nameOf(id: string): string {
  const [file = '', name] = id.replace('[project]/', '').split('#');
  return `${name} (${file})`;
}

/** Content of a server component that a client component only places. */
function isMarkup(value: unknown): boolean {
  return isValidElement(value) || (Array.isArray(value) && value.some(isMarkup));
}

function between(mark: Readonly<Record<string, string>>, content: ReactNode, key?: Key) {
  const kind = 'data-island' in mark ? 'data-island-end' : 'data-slot-end';
  return jsxs(
    Fragment,
    { children: [jsx('template', mark), jsx(Fragment, { children: content }), jsx('template', { [kind]: '' })] },
    key,
  );
}
