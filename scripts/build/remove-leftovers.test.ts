import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removePayloads } from './remove-leftovers';

it('removes payloads, and names the alias that no longer works where Next writes segments', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  for (const name of ['index.html', 'index.txt', 'robots.txt']) writeFileSync(path.join(folder, name), '');
  await removePayloads(folder);
  expect(readdirSync(folder).sort()).toEqual(['index.html', 'robots.txt']);
  writeFileSync(path.join(folder, '__next._tree.txt'), '');
  await expect(removePayloads(folder)).rejects.toThrow(
    "__next._tree.txt: Next writes segments again. './collect-segment-data' in next.config.mjs",
  );
  rmSync(folder, { recursive: true });
});
