'use client';

import { createStore, useStore } from '@/components/ui/store';

/* What the visitor wants to know about the car of the page, until the page is left. */

let ticks: readonly string[] = [];
const none = ticks;
const store = createStore();

export const useTicks = () => useStore(store, () => ticks, none);

export function setTick(label: string, isTicked: boolean) {
  ticks = [...ticks.filter((other) => other !== label), ...(isTicked ? [label] : [])];
  store.notify();
}
