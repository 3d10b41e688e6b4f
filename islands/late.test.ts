import { readFileSync } from 'node:fs';
import { lateIslands } from './late';

it.each(Object.values(lateIslands).flat())('names a component there is: %s', (island) => {
  const [file = '', name] = island.split('#');
  const code = readFileSync(file, 'utf8');
  expect(code).toMatch(/^'use client';/);
  expect(code).toContain(`export function ${name}(`);
});
