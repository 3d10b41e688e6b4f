import type { ReactElement, ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkProps, markIsland } from './mark-island';

const marked = markIsland(jsx);

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** A client component as a server component imports it. */
function clientReference(id: unknown) {
  const component = ({ children }: Props) => createElement('p', null, children);
  return Object.assign(component, { $$typeof: Symbol.for('react.client.reference'), $$id: id });
}

const Toggle = clientReference('[project]/components/toggle.tsx#Toggle');
const html = (element: ReactElement) => renderToStaticMarkup(element);

it('leaves server elements unchanged', () => {
  expect(html(marked('p', { children: 'words' }))).toBe('<p>words</p>');
});

it('marks a client component and writes its props', () => {
  expect(html(marked(Toggle, { id: 7, names: ['a'], children: 'words' }))).toBe(
    '<template data-island="[project]/components/toggle.tsx#Toggle" data-props="{&quot;id&quot;:7,&quot;names&quot;:[&quot;a&quot;],&quot;children&quot;:&quot;words&quot;}" data-slots=""></template>' +
      '<p>words</p><template data-island-end=""></template>',
  );
});

it('marks markup in props as a slot', () => {
  expect(html(marked(Toggle, { children: jsxs(Fragment, { children: [jsx('b', {}), 'words'] }) }))).toContain(
    'data-props="{}" data-slots="children"></template><p><template data-slot="children"></template><b></b>words<template data-slot-end=""></template></p>',
  );
});

it('keeps the key', () => {
  expect(marked(Toggle, {}, 'seven').key).toBe('seven');
});

it.each([
  ['a function', { onPress: () => 1 }, 'onPress is a function'],
  ['a symbol', { sign: Symbol('sign') }, 'sign is a symbol'],
  ['a promise', { later: Promise.resolve(1) }, 'later is a promise'],
  ['a date', { day: new Date(0) }, 'day is a Date'],
  ['a map', { prices: new Map() }, 'prices is a Map'],
  ['undefined in a list', { ids: [1, undefined] }, 'ids[1] is undefined'],
  ['NaN', { options: [{ price: Number.NaN }] }, 'options[0].price is the number NaN'],
  ['markup in an object', { option: { icon: jsx('i', {}) } }, 'option.icon is markup'],
])('rejects %s, naming component and prop', (_, props, fault) => {
  const rejected = `Toggle (components/toggle.tsx) is an island; its props are written into the page as JSON: ${fault}`;
  expect(() => marked(Toggle, props)).toThrow(rejected);
  // The module that `next dev` requests.
  expect(() => checkProps(Toggle, props)).toThrow(rejected);
});

it.each([undefined, 'module 7', '[project]/components/toggle.tsx'])(
  'rejects a client component with the id %p',
  (id) => {
    expect(() => marked(clientReference(id), {})).toThrow('ISLANDS=off');
  },
);
