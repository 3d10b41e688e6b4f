import { hydrateRoot } from 'react-dom/client';
import { within } from '../marks';
import { rangeOf } from '../range';
import type { Hydrate } from '../wake-island';

let roots = 0;

export const hydrate: Hydrate = (element, start, onError) => {
  const parent = start.parentNode as Element;
  const range = Object.assign(rangeOf(start), {
    // React listens on the element it renders into.
    addEventListener: parent.addEventListener.bind(parent),
    removeEventListener: parent.removeEventListener.bind(parent),
  });
  Object.defineProperty(range, 'textContent', {
    set: () => {
      for (const node of within(start)) parent.removeChild(node);
    },
  });
  hydrateRoot(range, element, {
    // Or the ids of two islands would be the same.
    identifierPrefix: `island-${roots++}-`,
    onRecoverableError: reportError,
    onUncaughtError: onError,
  });
};
