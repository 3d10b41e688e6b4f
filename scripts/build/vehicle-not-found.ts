import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Some hosts answer unknown addresses with the nearest 404.html up the tree. Theirs under /vehicle/ speaks of the vehicle
 * even without scripts. A vehicle whose id is 404 keeps the name for its own page.
 */
export async function writeVehicleNotFound(folder: string): Promise<void> {
  const target = path.join(folder, 'vehicle', '404.html');
  const taken = await access(target).then(
    () => true,
    () => false,
  );
  if (taken) return;
  const page = await readFile(path.join(folder, '404.html'), 'utf8');
  await writeFile(target, page.replace('<html ', '<html data-not-found="vehicle" '));
}
