import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allPictures, knownPictures } from './all-pictures';

it('takes the dealer’s photographs, also in place of drawings of their names', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'photographs-'));
  const photograph = { ...allPictures['ferrari-488-gtb/side'], origin: 'photograph' };
  const photographs = { 'ferrari-488-gtb/side': photograph, 'porsche-taycan/side': photograph };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(photographs));
  jest.replaceProperty(process, 'env', { ...process.env, PHOTOGRAPHS_FOLDER: folder });
  let made: typeof import('./all-pictures') | undefined;
  jest.isolateModules(() => {
    made = jest.requireActual('./all-pictures');
  });
  rmSync(folder, { recursive: true });
  expect(made?.allPictures).toEqual({ ...allPictures, ...photographs });
  const origins = ['ferrari-488-gtb/side', 'ferrari-488-gtb/front', 'ferrari-488-gtb/spin'];
  expect(origins.map((name) => made?.knownPictures.get(name)?.origin)).toEqual(['photograph', 'studio', undefined]);
  expect(knownPictures.get('ferrari-488-gtb/side')?.origin).toBe('studio');
});
