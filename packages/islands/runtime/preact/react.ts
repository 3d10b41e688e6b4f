import { options, type VNode } from 'preact';

/*
 * Replaces 'react' in islands that need only these names. For other imports preact/compat has the rest, for 4 kB
 * (compat.ts, build/bundle-islands.ts).
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
export { useId, useSyncExternalStore } from './hooks';

const TEXT_FIELD = /^(?!checkbox|radio|file)/;
const isTextField = ({ type, props }: VNode<{ readonly type?: string }>) =>
  type === 'textarea' || (type === 'input' && TEXT_FIELD.test(props.type ?? ''));

/** React's names of events that browsers call otherwise. */
const EVENTS: Readonly<Record<string, string>> = { onFocus: 'onFocusIn', onBlur: 'onFocusOut' };
const SVG_ATTRIBUTE = /^stroke[A-Z]|^fill[A-Z]|^clip[A-Z]/;

const earlier = options.vnode;

options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Record<string, unknown>;
    for (const name of Object.keys(props)) {
      const native = nativeName(name, vnode);
      if (native === name) continue;
      props[native] = props[name];
      delete props[name];
    }
  }
  earlier?.(vnode);
};

function nativeName(name: string, vnode: VNode): string {
  if (name === 'onChange' && isTextField(vnode)) return 'onInput';
  if (SVG_ATTRIBUTE.test(name)) return name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
  return EVENTS[name] ?? name;
}
