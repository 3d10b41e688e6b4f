import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspectFolder } from '@/lib/data-check/inspect-folder';
import { knownPictures } from '@/lib/pictures/all-pictures';
import { changeFiles, FilesDraft } from '@/scripts/files/data-files';
import { removeCar, takenIds } from './car-folder';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cars-'));
  cpSync('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const inspect = () => inspectFolder(path.join(root, 'data'), knownPictures);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const remove = (name: string) => changeFiles(root, 'Removed', (files) => removeCar(files, name));

describe('removing a car', () => {
  it('keeps its number, and leaves data that are right', async () => {
    const { id, name } = JSON.parse(read('data/vehicles/kite.json'));
    expect(await remove('kite')).toEqual({ id, name });
    const { data, faults } = inspect();
    expect(faults).toEqual([]);
    expect(data?.gone).toContainEqual(expect.objectContaining({ id, name }));
    expect(data?.vehicles.map((vehicle) => vehicle.id)).not.toContain(id);
    expect(read('data/order.json')).not.toContain('"kite"');
  });

  it.each([
    ['a name that is not known', 'kit', () => {}, 'There is no data/vehicles/kit.json; is kite meant?'],
    ['a name that is near none', 'audi-r8', () => {}, /There is no data\/vehicles\/audi-r8\.json$/],
    ['a path', '../site', () => {}, "'../site' is no name of a car's file"],
    [
      'an order that cannot be read',
      'kite',
      () => write('data/order.json', '{ "vehicles": [ "kite" "swift" ] }'),
      /order\.json, line 1/,
    ],
    [
      'a car without a brand, which gone.json could not name',
      'kite',
      () =>
        write(
          'data/vehicles/kite.json',
          JSON.stringify({ ...JSON.parse(read('data/vehicles/kite.json')), brand: undefined }),
        ),
      'kite.json: brand is missing; write text on one line',
    ],
  ])('changes nothing for %s', async (_, name, prepare, words) => {
    prepare();
    const before = [
      read('data/order.json'),
      read('data/gone.json'),
      read('data/vehicles/kite.json'),
      read('data/site.json'),
    ];
    await expect(remove(name)).rejects.toThrow(words);
    expect([
      read('data/order.json'),
      read('data/gone.json'),
      read('data/vehicles/kite.json'),
      read('data/site.json'),
    ]).toEqual(before);
  });
});

it('counts the numbers of cars that have gone among those taken', async () => {
  const gone = { vehicles: [{ id: 7000, name: 'Gone', brand: 'Gone', category: 'sports' }] };
  write('data/gone.json', JSON.stringify(gone));
  expect(await takenIds(new FilesDraft(root), [{ fields: { id: 3 } }])).toEqual(new Set([3, 7000]));
});
