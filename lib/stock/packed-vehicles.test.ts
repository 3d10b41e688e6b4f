import { site } from '@/lib/site/site';
import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { type CardVehicle, toCardVehicle } from '@/lib/vehicle/card-vehicle';
import { drawnVehicle, packVehicles, unpackVehicles } from './packed-vehicles';

const vehicles = specificationVehicles.map(toCardVehicle);
const [first, second] = vehicles as [CardVehicle, CardVehicle];

const sent = (list: readonly CardVehicle[]) =>
  unpackVehicles(JSON.parse(JSON.stringify(packVehicles(list)))).map(drawnVehicle);

it('says of each vehicle what its card says, in their order', () => {
  expect(sent(vehicles)).toEqual(vehicles);
});

it('takes what only some vehicles have', () => {
  const stock = { src: 'https://photos.example/1', srcset: 'https://photos.example/1 480w' };
  const some = [{ ...first, stock, picture: { ...first.picture, standIn: true as const } }, second];
  expect(sent(some)).toEqual(some);
});

it('takes pictures whose addresses are of another kind', () => {
  const odd = {
    ...first,
    picture: { ...first.picture, src: '/elsewhere/1.png', avif: '/elsewhere/1.avif 9w' },
  };
  expect(sent([odd, second])).toEqual([odd, second]);
});

it('takes pictures that lie elsewhere as it takes those beside the pages', () => {
  jest.replaceProperty(site, 'picturesUrl', 'https://pictures.example');
  const elsewhere = specificationVehicles.map(toCardVehicle);
  expect(elsewhere[0]?.picture.src).toMatch(/^https:\/\/pictures\.example\/pictures\//);
  expect(sent(elsewhere)).toEqual(elsewhere);
  expect(packVehicles(elsewhere).shapes).toHaveLength(packVehicles(vehicles).shapes.length);
  jest.restoreAllMocks();
});

it('is nothing where there is none', () => {
  expect(sent([])).toEqual([]);
});

it('names what pictures share once, so that a thousand cars more bring their own facts and no more', () => {
  const thousand = Array.from({ length: 1000 }, (_, id) => ({ ...first, id }));
  const more = JSON.stringify(packVehicles(thousand)).length - JSON.stringify(packVehicles([first])).length;
  expect(more / 999).toBeLessThan(JSON.stringify(first).length / 3);
});
