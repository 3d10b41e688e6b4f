import { PHOTOGRAPHS_FOLLOW, type PictureManifest, type PictureRecord } from '@/lib/pictures/manifest';

/* The manifest of public/pictures in tests: every picture name of the test dealership. */

/** A folder of pictures for each car of the specification, in its order. */
export const pictureFolders = [
  'lamborghini-huracan',
  'ferrari-488-gtb',
  'mclaren-720s',
  'rolls-royce-phantom',
  'bentley-continental-gt',
  'porsche-911-turbo-s',
  'aston-martin-db11',
  'maserati-mc20',
  'bmw-m8-competition',
  'mercedes-amg-gt-63-s',
  'jaguar-f-type-r',
  'lexus-lc-500',
] as const;

const views = ['front-three-quarter', 'side', 'rear-three-quarter', 'front', 'detail'];
const services = ['sales', 'rentals', 'protection', 'maintenance', 'financing', 'concierge'];
const names = [
  ...pictureFolders.flatMap((folder) => views.map((view) => `${folder}/${view}`)),
  ...services.map((name) => `services/${name}`),
  'about/line-up',
  'home/hero',
];

/** The one car that was photographed; the others are drawn. */
const originOf = (name: string) => (name.startsWith('jaguar-f-type-r/') ? 'photograph' : 'studio');

const source = 'sha256:0123456789abcdef';
const sizes = { '480': 1, '800': 2, '1600': 3 };
const picture = { width: 1600, height: 1000, source, avif: sizes, webp: { '800': 2 } };
const spin = { frames: 36, width: 960, height: 600, bytes: 300_000, source };

/** The photographs of e2e/fixtures/pictures, as the build records them. */
const photographs: readonly (readonly [name: string, width: number, height: number])[] = [
  ['one-picture/side', 1600, 1067],
  ...Array.from({ length: 20 }, (_, index) => {
    const name = `same-name/photo ${index + 1}`;
    return index === 2 ? ([name, 900, 1200] as const) : ([name, 1200, index % 2 === 0 ? 800 : 900] as const);
  }),
];

const madeByBuild = (name: string, made: Partial<PictureRecord>): readonly [string, PictureRecord] => [
  name,
  { ...picture, origin: 'photograph', file: `photographs/${name.replace(' ', '-')}-1a2b3c4d`, ...made },
];

const manifest: PictureManifest = Object.fromEntries([
  ...names.map((name) => [name, { ...picture, origin: originOf(name) }] as const),
  ...photographs.map(([name, width, height]) => madeByBuild(name, { width, height, original: `pictures/${name}.JPG` })),
  [PHOTOGRAPHS_FOLLOW, { ...picture, origin: 'notice' }],
  ...pictureFolders.map((folder) => [`${folder}/spin`, { ...spin, origin: originOf(`${folder}/`) }] as const),
]);

export default manifest;
