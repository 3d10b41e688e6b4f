import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspectFolder } from '@/lib/data-check/inspect-folder';
import { knownPictures } from '@/lib/pictures/all-pictures';
import { removeCar } from './remove-car';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'remove-'));
  cpSync('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const inspect = () => inspectFolder(path.join(root, 'data'), knownPictures);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('takes a car out, keeps its number, and leaves data that are right', () => {
  mkdirSync(path.join(root, 'pictures/kite'), { recursive: true });
  const { id, name } = JSON.parse(read('data/vehicles/kite.json'));
  expect(removeCar('kite', root)).toEqual([
    expect.stringContaining(`The ${name} is out of the lists. Its number, ${id}, is kept`),
    'Its photographs are still in pictures/kite/; delete the folder when you need them no more.',
  ]);
  const { data, faults } = inspect();
  expect(faults).toEqual([]);
  expect(data?.gone).toContainEqual(expect.objectContaining({ id, name }));
  expect(data?.vehicles.map((vehicle) => vehicle.id)).not.toContain(id);
  expect(read('data/order.json')).not.toContain('"kite"');
});

it('changes nothing where the car is not known, and asks for the one that may be meant', () => {
  expect(() => removeCar('kit', root)).toThrow('There is no data/vehicles/kit.json; is kite meant?');
  expect(inspect().faults).toEqual([]);
});

it('changes nothing where the order cannot be read', () => {
  writeFileSync(path.join(root, 'data/order.json'), '{ "vehicles": [ "kite" "swift" ] }');
  expect(() => removeCar('kite', root)).toThrow(/order\.json, line 1: a comma/);
  expect(existsSync(path.join(root, 'data/vehicles/kite.json'))).toBe(true);
});
