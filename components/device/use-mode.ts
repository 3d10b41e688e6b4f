'use client';

import { DEFAULT_MODE } from '@/lib/market/market';
import type { Mode } from '@/lib/vehicle/mode';
import { useRoot } from './use-root';

function readMode(root: HTMLElement): Mode {
  return root.dataset.mode === 'rental' ? 'rental' : 'sale';
}

function setMode(mode: Mode) {
  document.documentElement.dataset.mode = mode;
}

/** The mode to ask about a car in: the visitor's, or the only one the car is offered in. */
export function useOfferedMode(only: Mode | null): Mode {
  const [mode] = useMode();
  return only ?? mode;
}

/** Whether the page shows purchase or rental. Kept on the root element, where the style sheet reads it too. */
export function useMode(): [mode: Mode, setMode: (mode: Mode) => void] {
  return [useRoot(readMode, DEFAULT_MODE), setMode];
}
