import type { ReactElement, ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { markIsland } from './mark-island';

const marked = markIsland(jsx);

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** As Next gives a server component what a client component exports. */
function clientReference(id: unknown) {
  const component = ({ children }: Props) => createElement('p', null, children);
  return Object.assign(component, { $$typeof: Symbol.for('react.client.reference'), $$id: id });
}

const Toggle = clientReference('[project]/components/toggle.tsx#Toggle');
const html = (element: ReactElement) => renderToStaticMarkup(element);

it('leaves what the server renders as it is', () => {
  expect(html(marked('p', { children: 'words' }))).toBe('<p>words</p>');
});

it('stands marks around a client component, with what it is given', () => {
  expect(html(marked(Toggle, { id: 7, names: ['a'], children: 'words' }))).toBe(
    '<template data-island="[project]/components/toggle.tsx#Toggle" data-props="{&quot;id&quot;:7,&quot;names&quot;:[&quot;a&quot;],&quot;children&quot;:&quot;words&quot;}" data-slots=""></template>' +
      '<p>words</p><template data-island-end=""></template>',
  );
});

it('stands marks around markup it is given, which is no property', () => {
  expect(html(marked(Toggle, { children: jsxs(Fragment, { children: [jsx('b', {}), 'words'] }) }))).toContain(
    'data-props="{}" data-slots="children"></template><p><template data-slot="children"></template><b></b>words<template data-slot-end=""></template></p>',
  );
});

it('keeps the key of an element in a list', () => {
  expect(marked(Toggle, {}, 'seven').key).toBe('seven');
});

it.each([
  ['a function', { onPress: () => 1 }, 'onPress is a function'],
  ['a symbol', { sign: Symbol('sign') }, 'sign is a symbol'],
  ['a promise', { later: Promise.resolve(1) }, 'later is a promise'],
  ['a date', { day: new Date(0) }, 'day is a Date'],
  ['a map', { prices: new Map() }, 'prices is a Map'],
  ['nothing in a list', { ids: [1, undefined] }, 'ids[1] is undefined'],
  ['no number', { options: [{ price: Number.NaN }] }, 'options[0].price is the number NaN'],
  ['markup in an object', { option: { icon: jsx('i', {}) } }, 'option.icon is markup'],
])('refuses %s, naming component and property', (_, props, fault) => {
  expect(() => marked(Toggle, props)).toThrow(`Toggle (components/toggle.tsx) is an island`);
  expect(() => marked(Toggle, props)).toThrow(fault);
});

it.each([undefined, 'module 7', '[project]/components/toggle.tsx'])(
  'refuses a client component that Next calls %p',
  (id) => {
    expect(() => marked(clientReference(id), {})).toThrow('ISLANDS=off');
  },
);
