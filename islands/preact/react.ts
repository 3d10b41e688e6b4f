import { options, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/*
 * What stands for 'react' in the scripts of the built pages: as much of it as the components use. A name that is missing
 * fails the build. Not preact/compat, which weighs three kilobytes and covers what nobody asks for here.
 */

export { createElement, Fragment } from 'preact';
export {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

/** Whether a part of the page is being taken over: it has to be rendered as the server did. */
export const hydrating = { now: false };

export function useSyncExternalStore<Snapshot>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: () => Snapshot = getSnapshot,
): Snapshot {
  const [fromServer, setFromServer] = useState(hydrating.now);
  const value = fromServer ? getServerSnapshot() : getSnapshot();
  const [store] = useState({ value, getSnapshot });
  const [, render] = useState({});

  useLayoutEffect(() => {
    store.value = value;
    store.getSnapshot = getSnapshot;
    if (fromServer) setFromServer(false);
    else if (!Object.is(value, getSnapshot())) render({});
  });
  useEffect(() => {
    const follow = () => {
      if (!Object.is(store.value, store.getSnapshot())) render({});
    };
    // It may have changed before anybody listened.
    follow();
    return subscribe(follow);
  }, [store, subscribe]);
  return value;
}

let ids = 0;

/** Preact's own starts afresh in every island. */
export function useId(): string {
  return useState(() => `id-${ids++}`)[0];
}

const TEXT_FIELD = /^(?!checkbox|radio|file)/;
const isTextField = ({ type, props }: VNode<{ readonly type?: string }>) =>
  type === 'textarea' || (type === 'input' && TEXT_FIELD.test(props.type ?? ''));

/** React's names of events, where the browser's event of that name is another one. */
const EVENTS: Readonly<Record<string, string>> = { onFocus: 'onFocusIn', onBlur: 'onFocusOut' };
const DRAWING = /^stroke[A-Z]|^fill[A-Z]|^clip[A-Z]/;

const earlier = options.vnode;

options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Record<string, unknown>;
    for (const name of Object.keys(props)) {
      const own = nameFor(name, vnode);
      if (own === name) continue;
      props[own] = props[name];
      delete props[name];
    }
  }
  earlier?.(vnode);
};

function nameFor(name: string, vnode: VNode): string {
  if (name === 'onChange' && isTextField(vnode)) return 'onInput';
  if (DRAWING.test(name)) return name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
  return EVENTS[name] ?? name;
}
