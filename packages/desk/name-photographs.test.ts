import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAtomically } from '@/scripts/files';
import { namePhotographs } from './name-photographs';

it('names the photographs of a folder in the file of its car, unless that names some', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'photographs-'));
  const put = (file: string, content: object) => writeAtomically(path.join(root, file), JSON.stringify(content));
  await put('data/vehicles/swift.json', { name: 'Swift', ours: 1 });
  await put('data/vehicles/kite.json', { images: ['/pictures/kite/1.jpg'] });
  await put('data/vehicles/merlin.json', { image: 'merlin/b', images: [] });
  for (const name of ['swift/10.jpg', 'swift/2.jpg', 'swift/notes.txt', 'kite/2.jpg', 'merlin/a.jpg', 'merlin/b.jpg'])
    await put(`pictures/${name}`, {});
  expect(await namePhotographs(root)).toEqual(['merlin', 'swift']);
  const car = async (name: string) => JSON.parse(await readFile(path.join(root, `data/vehicles/${name}.json`), 'utf8'));
  expect(await car('swift')).toEqual({
    $schema: '../schema/vehicle.json',
    ...{ name: 'Swift', images: ['/pictures/swift/2.jpg', '/pictures/swift/10.jpg'], ours: 1 },
  });
  expect((await car('merlin')).images).toEqual(['/pictures/merlin/b.jpg', '/pictures/merlin/a.jpg']);
  expect((await car('kite')).images).toEqual(['/pictures/kite/1.jpg']);
  await rm(root, { recursive: true });
});
