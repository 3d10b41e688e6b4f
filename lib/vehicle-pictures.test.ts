import { cardPicture, galleryPictures } from './vehicle-pictures';

const host = { origin: 'https://images.example', path: '/photos/{id}?w={width}' };
const mockSite: { stockPhotoHost: typeof host | null } = { stockPhotoHost: null };
// Read when asked for: mocks stand above everything else in the file.
jest.mock('@/data/site', () => ({
  get site() {
    return mockSite;
  },
}));

const vehicle = {
  name: 'Ferrari 488 GTB',
  image: 'ferrari-488-gtb/front-three-quarter',
  images: ['ferrari-488-gtb/front-three-quarter', 'ferrari-488-gtb/side'],
  stockPhotos: ['41'],
};

afterEach(() => {
  mockSite.stockPhotoHost = null;
});

it('uses the shipped pictures where no stock photo host is set', () => {
  expect(cardPicture(vehicle).stock).toBeUndefined();
  expect(galleryPictures(vehicle).map(({ alt, stock }) => [alt, stock])).toEqual([
    ['Ferrari 488 GTB, front three-quarter view', undefined],
    ['Ferrari 488 GTB, side view', undefined],
  ]);
});

it('puts the photos of a host in their place, as many as there are, and calls them no illustrations', () => {
  mockSite.stockPhotoHost = host;
  expect(cardPicture(vehicle).stock?.src).toBe('https://images.example/photos/41?w=800');
  const [first, second] = galleryPictures(vehicle);
  expect(first?.stock?.src).toBe('https://images.example/photos/41?w=800');
  expect(first?.source.illustration).toBe(false);
  expect(second?.stock).toBeUndefined();
});
