import manifest from '@/lib/testing/manifest';
import { knownPictures } from './all-pictures';
import type { PictureManifest, PictureRecord } from './manifest';
import { pictureAlt, pictureSources, sourcesFrom, stockPhotoSource } from './pictures';

const record = {
  width: 1200,
  height: 750,
  origin: 'studio',
  source: 'sha256:0123456789abcdef',
} as const;
const pictures: PictureManifest = {
  'some-car/side': { ...record, avif: { '1200': 9, '480': 3, '800': 5 }, webp: { '800': 6 } },
  'some-car/front': { ...record, origin: 'photograph', avif: { '800': 5 }, webp: { '800': 6 } },
  'some-car/spin': { ...record, frames: 36, bytes: 300_000 },
  'some-car/small': { ...record, width: 320, height: 200, avif: { '320': 1 }, webp: { '320': 2 } },
};

it('lists every size, narrowest first, with its width', () => {
  const { avif } = sourcesFrom(pictures, 'some-car/side');
  expect(avif).toBe(
    '/pictures/some-car/side-480.avif 480w, /pictures/some-car/side-800.avif 800w, /pictures/some-car/side-1200.avif 1200w',
  );
});

it('gives readers without AVIF the 800 pixel WebP, or the nearest there is', () => {
  expect(sourcesFrom(pictures, 'some-car/side').src).toBe('/pictures/some-car/side-800.webp');
  expect(sourcesFrom(pictures, 'some-car/small').src).toBe('/pictures/some-car/small-320.webp');
});

it('passes on measures, colour and whether it is drawn, and nothing else that would travel to the browser', () => {
  expect(sourcesFrom(pictures, 'some-car/side')).toEqual({
    avif: expect.any(String),
    src: expect.any(String),
    width: 1200,
    height: 750,
    illustration: true,
  });
  expect(sourcesFrom(pictures, 'some-car/front').illustration).toBe(false);
});

it('refuses a name that is not in the manifest, and says which', () => {
  expect(() => pictureSources('ferrari-488-gtb/roof')).toThrow("There is no picture 'ferrari-488-gtb/roof'");
  // Frames of a spin are no picture of a page.
  expect(() => sourcesFrom(pictures, 'some-car/spin')).toThrow("There is no picture 'some-car/spin'");
  // A name every object answers to.
  expect(() => pictureSources('constructor')).toThrow("There is no picture 'constructor'");
});

it('knows the names of the shipped pictures, without spins', () => {
  expect(Object.keys(manifest)).toContain('lexus-lc-500/spin');
  expect([...knownPictures.keys()]).toEqual(Object.keys(manifest).filter((name) => !name.endsWith('/spin')));
});

it.each([
  ['ferrari-488-gtb/front-three-quarter', 'front three-quarter view'],
  ['ferrari-488-gtb/side', 'side view'],
  ['ferrari-488-gtb/rear-three-quarter', 'rear three-quarter view'],
  ['ferrari-488-gtb/front', 'front view'],
  ['ferrari-488-gtb/detail', 'detail'],
  ['ferrari-488-gtb/front-seats', 'front seats'],
  ['used/ferrari-488-gtb/side', 'side view'],
  ['porsche-taycan/IMG_2041', 'photograph 4'],
  ['porsche-taycan/photo 3', 'photograph 4'],
  ['porsche-taycan/DSC front', 'photograph 4'],
  ['porsche-taycan/interior', 'interior'],
])('describes %s as %s', (name, description) => {
  expect(pictureAlt(name, 3)).toBe(description);
});

it('takes the files of a photograph from where the build has put them', () => {
  const photograph = { ...pictures['some-car/front'], file: 'photographs/some-car/front-1a2b3c4d' } as PictureRecord;
  expect(sourcesFrom({ 'some-car/front': photograph }, 'some-car/front')).toMatchObject({
    avif: '/pictures/photographs/some-car/front-1a2b3c4d-800.avif 800w',
    src: '/pictures/photographs/some-car/front-1a2b3c4d-800.webp',
  });
});

describe('a stock photo host', () => {
  const fallback = sourcesFrom(pictures, 'some-car/side');
  const host = { origin: 'https://images.example', path: '/photos/{id}?w={width}&q=70&auto=format' };

  it('is asked for the widths the shipped picture has', () => {
    expect(stockPhotoSource(host, '3802510', fallback)).toEqual({
      src: 'https://images.example/photos/3802510?w=800&q=70&auto=format',
      srcset:
        'https://images.example/photos/3802510?w=480&q=70&auto=format 480w, ' +
        'https://images.example/photos/3802510?w=800&q=70&auto=format 800w, ' +
        'https://images.example/photos/3802510?w=1200&q=70&auto=format 1200w',
    });
  });

  it('crops to the shape of the shipped picture where the host can', () => {
    const cropping = { ...host, path: '/{id}/{width}x{height}' };
    expect(stockPhotoSource(cropping, 'a', fallback).src).toBe('https://images.example/a/800x500');
  });

  it('gets the photo as one part of the address', () => {
    expect(stockPhotoSource(host, 'a b/../c', fallback).src).toContain('/photos/a%20b%2F..%2Fc?w=800');
  });

  it.each(['{id}', '{width}'])('must say where %s goes', (place) => {
    const incomplete = { ...host, path: host.path.replace(place, '') };
    expect(() => stockPhotoSource(incomplete, '1', fallback)).toThrow(`lacks ${place}`);
  });
});
