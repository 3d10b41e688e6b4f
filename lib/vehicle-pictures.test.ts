import { cardPicture, galleryPictures, vehicleTurn } from './vehicle-pictures';

const host = { origin: 'https://images.example', path: '/photos/{id}?w={width}' };
const mockSite: { stockPhotoHost: typeof host | null } = { stockPhotoHost: null };
// Read when asked for: mocks stand above everything else in the file.
jest.mock('@/data/site', () => ({
  get site() {
    return mockSite;
  },
}));
jest.mock('@/public/pictures/manifest.json', () => {
  const sizes = { '480': 1, '800': 2 };
  const drawn = { width: 800, height: 500, colour: '#0c0c0b', origin: 'studio', avif: sizes, webp: sizes };
  const photographed = { ...drawn, origin: 'photograph' };
  return {
    'ferrari-488-gtb/detail': drawn,
    'ferrari-488-gtb/front': drawn,
    'ferrari-488-gtb/front-three-quarter': drawn,
    'ferrari-488-gtb/side': drawn,
    'ferrari-488-gtb/turn': {
      frames: 36,
      width: 960,
      height: 600,
      bytes: 300_000,
      origin: 'studio',
      source: 'sha256:0',
    },
    'lexus-lc-500/front': drawn,
    'lexus-lc-500/garden': photographed,
    'mclaren-720s/front-three-quarter': drawn,
    'mclaren-720s/side': drawn,
  };
});

const vehicle = {
  name: 'Ferrari 488 GTB',
  image: 'ferrari-488-gtb/front-three-quarter',
  images: ['ferrari-488-gtb/front-three-quarter', 'ferrari-488-gtb/side'],
  stockPhotos: ['41'],
};
const alts = (pictures: ReturnType<typeof galleryPictures>) => pictures.map(({ alt }) => alt);

afterEach(() => {
  mockSite.stockPhotoHost = null;
});

it('uses the shipped pictures where no stock photo host is set', () => {
  expect(cardPicture(vehicle).stock).toBeUndefined();
  expect(
    galleryPictures(vehicle)
      .slice(0, 2)
      .map(({ alt, stock }) => [alt, stock]),
  ).toEqual([
    ['Ferrari 488 GTB, front three-quarter view', undefined],
    ['Ferrari 488 GTB, side view', undefined],
  ]);
});

it('shows the further views the studio has made after those the vehicle lists', () => {
  expect(alts(galleryPictures(vehicle)).slice(2)).toEqual(['Ferrari 488 GTB, front view', 'Ferrari 488 GTB, detail']);
});

it('shows no view that has not been made', () => {
  const images = ['mclaren-720s/front-three-quarter', 'mclaren-720s/side'];
  expect(galleryPictures({ name: 'McLaren 720S', image: 'mclaren-720s/side', images })).toHaveLength(2);
});

it('shows a view once that the vehicle lists itself', () => {
  const images = ['ferrari-488-gtb/detail', 'ferrari-488-gtb/side'];
  expect(alts(galleryPictures({ ...vehicle, images }))).toEqual([
    'Ferrari 488 GTB, detail',
    'Ferrari 488 GTB, side view',
    'Ferrari 488 GTB, front view',
  ]);
});

it('adds no drawings to photographs of the car', () => {
  const images = ['lexus-lc-500/garden'];
  expect(alts(galleryPictures({ name: 'Lexus LC 500', image: 'lexus-lc-500/garden', images }))).toEqual([
    'Lexus LC 500, garden',
  ]);
});

it('puts the photos of a host in their place, as many as there are, and calls them no illustrations', () => {
  mockSite.stockPhotoHost = host;
  expect(cardPicture(vehicle).stock?.src).toBe('https://images.example/photos/41?w=800');
  const pictures = galleryPictures(vehicle);
  expect(pictures).toHaveLength(2);
  const [first, second] = pictures;
  expect(first?.stock?.src).toBe('https://images.example/photos/41?w=800');
  expect(first?.source.illustration).toBe(false);
  expect(second?.stock).toBeUndefined();
});

it('knows the turn of a vehicle that has one', () => {
  expect(vehicleTurn(vehicle)).toEqual({
    folder: '/pictures/ferrari-488-gtb/turn',
    frames: 36,
    width: 960,
    height: 600,
    bytes: 300_000,
    illustration: true,
  });
  expect(vehicleTurn({ image: 'mclaren-720s/side' })).toBeUndefined();
});
