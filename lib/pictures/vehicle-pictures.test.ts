import { site } from '@/lib/site/site';
import { allPictures } from './all-pictures';
import type { PictureRecord } from './manifest';
import { cardPicture, galleryPictures, mainPicture, ownPictures, vehicleSpin } from './vehicle-pictures';

const host = { origin: 'https://images.example', path: '/photos/{id}?w={width}' };
const vehicle = {
  name: 'Ferrari 488 GTB',
  image: 'ferrari-488-gtb/front-three-quarter',
  images: [{ picture: 'ferrari-488-gtb/front-three-quarter' }, { picture: 'ferrari-488-gtb/side' }],
  stockPhotos: ['41'],
};

it('uses the shipped pictures where no stock photo host is set', () => {
  expect(cardPicture(vehicle).stock).toBeUndefined();
  expect(galleryPictures(vehicle).map(({ alt, stock }) => [alt, stock])).toEqual([
    ['Ferrari 488 GTB, front three-quarter view, studio illustration', undefined],
    ['Ferrari 488 GTB, side view, studio illustration', undefined],
  ]);
});

it('shows the pictures the vehicle lists and no other that is shipped', () => {
  const images = [{ picture: 'ferrari-488-gtb/detail', alt: 'the badge' }, { picture: 'ferrari-488-gtb/side' }];
  expect(galleryPictures({ ...vehicle, images }).map(({ alt }) => alt)).toEqual([
    'Ferrari 488 GTB, the badge, studio illustration',
    'Ferrari 488 GTB, side view, studio illustration',
  ]);
});

it('calls only drawings illustrations, and gives search engines every picture', () => {
  const images = [{ picture: 'same-name/photo 2' }, { picture: 'ferrari-488-gtb/side' }];
  expect(galleryPictures({ ...vehicle, images })[0]?.alt).toBe('Ferrari 488 GTB, photograph 1');
  expect(ownPictures({ images }).map(({ illustration }) => illustration)).toEqual([false, true]);
});

it('cuts the card’s picture around the focus of that picture', () => {
  const images = [{ picture: 'ferrari-488-gtb/side' }, { picture: 'same-name/photo 2', focus: { x: 10, y: 0 } }];
  expect(cardPicture({ ...vehicle, image: 'same-name/photo 2', images }).source.fit).toBe('0');
});

it('uses the photo host’s pictures, as many as there are, and marks drawings as stand-ins', () => {
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
    start: 0,
    width: 960,
    height: 600,
    bytes: 300_000,
    illustration: true,
  });
  const fromBehind = { image: 'ferrari-488-gtb/rear-three-quarter', images: [] };
  expect(vehicleSpin(fromBehind)).toMatchObject({ start: 10 });
  expect(vehicleSpin({ image: 'jaguar-f-type-r/side', images: [] })).toMatchObject({ illustration: false });
  expect(vehicleSpin({ image: 'about/line-up', images: [] })).toBeUndefined();
});

describe('a vehicle without photographs', () => {
  const { image: _, stockPhotos: __, ...facts } = vehicle;
  const unseen = { ...facts, images: [] };

  it('says that photographs follow, on cards and on its page, and calls it no illustration', () => {
    expect(mainPicture(unseen)).toBe('photographs-follow');
    expect(cardPicture(unseen).source.src).toContain('/photographs-follow-');
    const pictures = galleryPictures(unseen);
    expect(pictures.map(({ alt, source }) => [alt, source.illustration])).toEqual([
      ['Ferrari 488 GTB: photographs follow', false],
    ]);
    expect(vehicleSpin(unseen)).toBeUndefined();
  });

  it('has no picture for search engines', () => {
    expect(ownPictures(unseen)).toEqual([]);
  });
});

it.each([
  [900, 1200, undefined, 'whole'],
  [1200, 1000, undefined, 'whole'],
  [1210, 1000, undefined, undefined],
  [900, 1200, { x: 10, y: 84 }, '80'],
  [1200, 900, { x: 10, y: 0 }, '0'],
  [1200, 900, { x: 10, y: 52 }, undefined],
  [1600, 1000, { x: 10, y: 100 }, '100'],
  [2400, 1000, { x: 10, y: 84 }, '10'],
])('shows a picture of %i x %i in a place of 16:10, cut around %j: %s', (width, height, focus, fit) => {
  const picture = 'same-name/photo 2';
  jest.replaceProperty(allPictures, picture, { ...(allPictures[picture] as PictureRecord), width, height });
  expect(cardPicture({ name: 'Some car', image: picture, images: [{ picture, focus }] }).source.fit).toBe(fit);
});
