import { site } from '@/lib/site/site';
import { cardPicture, galleryPictures, vehicleSpin } from './vehicle-pictures';

const host = { origin: 'https://images.example', path: '/photos/{id}?w={width}' };
const vehicle = {
  name: 'Ferrari 488 GTB',
  image: 'ferrari-488-gtb/front-three-quarter',
  images: ['ferrari-488-gtb/front-three-quarter', 'ferrari-488-gtb/side'],
  stockPhotos: ['41'],
};

it('uses the shipped pictures where no stock photo host is set', () => {
  expect(cardPicture(vehicle).stock).toBeUndefined();
  expect(galleryPictures(vehicle).map(({ alt, stock }) => [alt, stock])).toEqual([
    ['Ferrari 488 GTB, front three-quarter view', undefined],
    ['Ferrari 488 GTB, side view', undefined],
  ]);
});

it('shows the pictures the vehicle lists and no other that is shipped', () => {
  const images = ['ferrari-488-gtb/detail', 'ferrari-488-gtb/side'];
  expect(galleryPictures({ ...vehicle, images }).map(({ alt }) => alt)).toEqual([
    'Ferrari 488 GTB, detail',
    'Ferrari 488 GTB, side view',
  ]);
});

it('puts the photos of a host in their place, as many as there are, and says that their own only stand in', () => {
  jest.replaceProperty(site, 'stockPhotoHost', host);
  expect(cardPicture(vehicle).stock?.src).toBe('https://images.example/photos/41?w=800');
  const pictures = galleryPictures(vehicle);
  expect(pictures).toHaveLength(2);
  const [first, second] = pictures;
  expect(first?.stock?.src).toBe('https://images.example/photos/41?w=800');
  expect(first?.source.standIn).toBe(true);
  expect(second?.source.standIn).toBeUndefined();
  expect(second?.stock).toBeUndefined();
});

it('uses the shipped pictures of a vehicle for which no photo is named, whatever the host', () => {
  jest.replaceProperty(site, 'stockPhotoHost', host);
  const { stockPhotos, ...unnamed } = vehicle;
  expect(stockPhotos).toHaveLength(1);
  expect(cardPicture(unnamed).stock).toBeUndefined();
  expect(galleryPictures(unnamed).map(({ stock }) => stock)).toEqual([undefined, undefined]);
});

it('knows the spin of a vehicle that has one', () => {
  expect(vehicleSpin(vehicle)).toEqual({
    folder: '/pictures/ferrari-488-gtb/spin',
    frames: 36,
    width: 960,
    height: 600,
    bytes: 300_000,
    illustration: true,
  });
  expect(vehicleSpin({ image: 'jaguar-f-type-r/side' })).toMatchObject({ illustration: false });
  expect(vehicleSpin({ image: 'about/showroom' })).toBeUndefined();
});
