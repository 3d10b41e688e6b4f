import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { changeFiles } from '@/scripts/files/data-files';
import { writeCars } from '../entries/car-folder';
import { createDesk } from './server';

const SWIFT = 'data/vehicles/swift.json';
const KITE = 'data/vehicles/kite.json';

let root: string;
let server: ReturnType<typeof createDesk>;
let address: string;
/** Of the check of the site. */
let running = 0;
let mostAtOnce = 0;
let hold: Promise<void> | undefined;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'desk-test-'));
  await cp('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
  server = createDesk(root, { script: '', style: '' }, inspect);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(root, { recursive: true });
});

async function inspect() {
  running += 1;
  mostAtOnce = Math.max(mostAtOnce, running);
  await new Promise(setImmediate);
  await hold;
  running -= 1;
  return { faults: [], notices: [] };
}

async function ask(path: string, body?: object) {
  const response = await fetch(address + path, body && { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, answer: await response.json() };
}

const read = (file: string) => readFile(path.join(root, file), 'utf8');
const stored = async (file: string) => JSON.parse(await read(file));
const open = async (file: string) => (await ask(`/api/entry?file=${file}`)).answer.values;
const save = async (file: string | null, values: object, base: object = {}) =>
  (await ask('/api/save', { file, values, base })).answer;
const change = async (file: string, changes: object) => {
  const base = await open(file);
  return save(file, { ...base, ...changes }, base);
};
const newCar = async (like = SWIFT) => (await ask(`/api/new?like=${like}`)).answer.values;

it.each([SWIFT, ...['site', 'claims', 'order', 'services', 'testimonials', 'team'].map((name) => `data/${name}.json`)])(
  'saving %s unchanged changes no byte',
  async (file) => {
    const before = await read(file);

    expect(await change(file, {})).toHaveProperty('saved');

    expect(await read(file)).toBe(before);
  },
);

it('changes one line for one status', async () => {
  const before = (await read(SWIFT)).split('\n');

  await change(SWIFT, { status: 'sold' });

  const after = (await read(SWIFT)).split('\n');
  expect(after.filter((line, index) => line !== before[index])).toEqual(['  "status": "sold",']);
});

it('keeps the changes of two tabs to one car', async () => {
  const [a, b] = [await open(SWIFT), await open(SWIFT)];

  await save(SWIFT, { ...a, price: 'KES 35,000,000' }, a);
  await save(SWIFT, { ...b, odometer: '12,500' }, b);

  expect(await stored(SWIFT)).toMatchObject({ price: 'KES 35,000,000', odometer: 12_500 });
});

it('writes nothing where two tabs changed the same field, and shows both values', async () => {
  const [a, b] = [await open(SWIFT), await open(SWIFT)];
  await save(SWIFT, { ...a, price: '35,000,000' }, a);
  const before = await read(SWIFT);

  const mine = { ...b, price: '36,000,000', description: 'Other words.' };
  const { conflicts } = await save(SWIFT, mine, b);

  expect(conflicts).toEqual([
    { place: ['price'], base: b.price, yours: '36,000,000', theirs: String((await stored(SWIFT)).price) },
  ]);
  expect(await read(SWIFT)).toBe(before);

  // The dealer chooses: the field's base is then the value in the file.
  await save(SWIFT, mine, { ...b, price: conflicts[0].theirs });
  expect((await stored(SWIFT)).price).toMatch(/36,?000,?000/);
});

it('keeps changes of the file made while the form was open', async () => {
  const base = await open(SWIFT);
  await writeFile(path.join(root, SWIFT), JSON.stringify({ ...(await stored(SWIFT)), price: 11_111_111, doors: 3 }));

  await save(SWIFT, { ...base, description: 'Other words.' }, base);

  expect(await stored(SWIFT)).toMatchObject({ price: 11_111_111, doors: 3, description: 'Other words.' });
});

it('keeps changes of an import made while the form was open', async () => {
  const base = await open(SWIFT);
  await changeFiles(root, 'Import', (files) =>
    writeCars(files, { add: [], change: [{ file: 'swift', changes: new Map([['price', 22_222_222]]) }] }),
  );

  await save(SWIFT, { ...base, description: 'Other words.' }, base);

  expect(await stored(SWIFT)).toMatchObject({ price: 22_222_222, description: 'Other words.' });
});

it('keeps the changes of two tabs to two people of the team', async () => {
  const file = 'data/team.json';
  const [a, b] = [await open(file), await open(file)];
  const edited = (list: readonly object[], at: number) =>
    list.map((one, index) => (index === at ? { ...one, position: `Position ${at}` } : one));

  await save(file, { team: edited(a.team, 0) }, a);
  await save(file, { team: edited(b.team, 1) }, b);

  const { team } = await stored(file);
  expect([team[0].position, team[1].position]).toEqual(['Position 0', 'Position 1']);
});

it('writes nothing with a fault, and names its field', async () => {
  const before = await read(SWIFT);

  const { faults } = await change(SWIFT, { price: 'cheap', year: '' });

  expect(faults).toEqual([
    { place: ['price'], text: expect.stringMatching(/^Write a whole number of shillings/) },
    { place: ['year'], text: expect.stringMatching(/^This is needed. Write a year/) },
  ]);
  expect(await read(SWIFT)).toBe(before);
});

it('a fault that the file has already does not keep another field from being saved', async () => {
  await writeFile(path.join(root, SWIFT), JSON.stringify({ ...(await stored(SWIFT)), topSpeed: 'fast' }));

  expect(await change(SWIFT, { status: 'sold' })).toHaveProperty('saved');
});

it('tells the faults of a form that is not saved yet', async () => {
  const { answer } = await ask('/api/check', { file: null, values: { name: 'Kudu', year: '20' } });
  const places = answer.faults.map(({ place }: { place: readonly unknown[] }) => place.join('.'));
  expect(places).toEqual(expect.arrayContaining(['brand', 'year', 'price']));
  expect(places).not.toContain('id');
  expect(places).not.toContain('name');
});

it.each([SWIFT, 'data/site.json'])('an empty form does not empty %s', async (file) => {
  const before = await read(file);

  expect((await save(file, { name: 'Only this' }, await open(file))).error).toContain('nothing has been written');

  expect(await read(file)).toBe(before);
});

it('lists the cars in the order of the site', async () => {
  const { cars, onHome } = (await ask('/api/cars')).answer;
  const order = (await stored('data/order.json')).vehicles;
  expect(cars.slice(0, 3).map(({ slug }: { slug: string }) => slug)).toEqual(order.slice(0, 3));
  expect(cars.find(({ slug }: { slug: string }) => slug === 'swift')).toMatchObject({ file: SWIFT, faults: 0 });
  expect(onHome).toBe(6);
});

it('changes the order, unless it was changed meanwhile', async () => {
  const base = (await ask('/api/cars')).answer.cars.map(({ slug }: { slug: string }) => slug);
  const order = [...base].reverse();

  expect((await ask('/api/order', { order, base })).answer).toEqual({ isSaved: true });
  expect((await stored('data/order.json')).vehicles).toEqual(order);
  expect((await ask('/api/order', { order: base, base })).answer).toEqual({ isSaved: false });
});

it('a similar car has a number of its own, the last place and no facts of the other car alone', async () => {
  await change(SWIFT, { odometer: '12,000', registration: 'KDA 123A', doors: '2' });

  const { saved } = await save(null, { ...(await newCar()), name: 'Swift Estate' });

  const written = await stored('data/vehicles/swift-estate.json');
  expect(saved.file).toBe('data/vehicles/swift-estate.json');
  expect(written).toMatchObject({ doors: 2, name: 'Swift Estate' });
  for (const name of ['odometer', 'registration', 'images', 'image']) expect(written).not.toHaveProperty(name);
  expect(written.id).not.toBe((await stored(SWIFT)).id);
  expect((await stored('data/order.json')).vehicles.at(-1)).toBe('swift-estate');
});

it('gives cars that are added at the same time different numbers', async () => {
  const form = await newCar();
  await Promise.all(Array.from('abcdefgh', (letter) => save(null, { ...form, name: `New ${letter}` })));

  const cars = await Promise.all(Array.from('abcdefgh', (letter) => stored(`data/vehicles/new-${letter}.json`)));
  expect(new Set(cars.map(({ id }) => id)).size).toBe(8);
  expect((await stored('data/order.json')).vehicles.slice(-8).sort()).toEqual(
    Array.from('abcdefgh', (letter) => `new-${letter}`),
  );
});

it('removes a car, and takes that back', async () => {
  const before = await Promise.all([SWIFT, 'data/order.json'].map(read));
  await ask('/api/remove', { file: SWIFT });
  expect(await readdir(path.join(root, 'data/vehicles'))).not.toContain('swift.json');

  const [version] = (await ask('/api/versions')).answer;
  expect(version.label).toBe('Removed swift');
  await ask('/api/undo', { number: version.number });

  expect(await Promise.all([SWIFT, 'data/order.json'].map(read))).toEqual(before);
});

it('takes a save back by the version it has answered with', async () => {
  const before = await read(SWIFT);
  const { saved } = await change(SWIFT, { status: 'sold' });

  await ask('/api/undo', { number: saved.version });

  expect(await read(SWIFT)).toBe(before);
});

const picture = (background: string) => sharp({ create: { width: 60, height: 40, channels: 3, background } });

async function drop(fileName: string, bytes: Buffer): Promise<string> {
  const url = `${address}/api/photographs?name=${encodeURIComponent(fileName)}`;
  const response = await fetch(url, { method: 'POST', body: new Uint8Array(bytes) });
  return (await response.json()).picture;
}

const show = (name: string) => fetch(`${address}/picture?name=${encodeURIComponent(name)}`);

it('stores a photograph when its car is saved, not before', async () => {
  const dropped = await drop('In the yard.JPG', await picture('#789').jpeg().toBuffer());
  expect((await show(dropped)).status).toBe(200);
  expect(await readdir(root)).not.toContain('pictures');

  const { images } = await open(SWIFT);
  const { saved } = await change(SWIFT, { image: dropped, images: [...images, { picture: dropped }] });

  expect(saved.values.image).toBe('swift/in-the-yard');
  expect(await readdir(path.join(root, 'pictures/swift'))).toEqual(['in-the-yard.jpg']);
  expect((await stored(SWIFT)).images.at(-1)).toBe('swift/in-the-yard');
  expect((await show('swift/in-the-yard')).status).toBe(200);
});

it('takes a photograph of an iPhone as a JPEG', async () => {
  const dropped = await drop('IMG_1.HEIC', await readFile('scripts/pictures/testing/two-colours.heic'));
  await change(SWIFT, { image: dropped, images: [{ picture: dropped }] });
  const [file = ''] = await readdir(path.join(root, 'pictures/swift'));
  expect(await sharp(path.join(root, 'pictures/swift', file)).metadata()).toMatchObject({ format: 'jpeg', width: 96 });
});

it('stores a photograph upright, at most 3,000 px long and without its place', async () => {
  const camera = await picture('#789')
    .resize(4000, 1000, { fit: 'fill' })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 31/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(camera).metadata()).exif).toBeDefined();

  const dropped = await drop('camera.jpg', camera);
  await change(SWIFT, { images: [{ picture: dropped }] });

  const { width, height, exif, orientation } = await sharp(path.join(root, 'pictures/swift/camera.jpg')).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 750,
    height: 3000,
    exif: undefined,
    orientation: undefined,
  });
});

it('never gives a car the photograph of another that waits', async () => {
  const [red, green] = [
    await drop('a.png', await picture('#f00').png().toBuffer()),
    await drop('b.png', await picture('#0f0').png().toBuffer()),
  ];
  await change(SWIFT, { images: [{ picture: red }] });
  await drop('c.png', await picture('#00f').png().toBuffer());
  await change(KITE, { images: [{ picture: green }] });

  const { channels } = await sharp(path.join(root, 'pictures/kite/b.jpg')).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 1, 0]);
});

it('stores the photograph of a person in the folder of the team', async () => {
  const dropped = await drop('Wanjiku.jpg', await picture('#789').jpeg().toBuffer());
  const { team } = await open('data/team.json');

  await change('data/team.json', { team: [{ ...team[0], image: dropped }, ...team.slice(1)] });

  expect((await stored('data/team.json')).team[0].image).toBe('team/wanjiku');
  expect(await readdir(path.join(root, 'pictures/team'))).toEqual(['wanjiku.jpg']);
});

it.each([
  ['upload:.history/incoming/0a.jpg:Yard.jpg', 'Yard.jpg: this'],
  // As an older desk named it, in a form that a browser has kept.
  ['upload:108d72b2/small.jpg', 'This'],
])('saves nothing with a photograph that is gone: %s', async (gone, start) => {
  const before = await read(SWIFT);
  const { error } = await change(SWIFT, { images: [{ picture: gone }] });
  expect(error).toBe(`${start} photograph is no longer here; drop it again`);
  expect(await read(SWIFT)).toBe(before);
});

it.each([
  ['notes.txt', 'JPEG, HEIC, PNG, WebP, AVIF or TIFF'],
  ['broken.jpg', 'damaged, or no photograph'],
])('refuses %s in words', async (name, words) => {
  const response = await fetch(`${address}/api/photographs?name=${name}`, { method: 'POST', body: 'no picture' });

  expect(response.status).toBe(422);
  expect((await response.json()).error).toContain(words);
});

it('stores the file of a logo, and refuses one that the header cannot show', async () => {
  const logo = await read('data/logo.svg');
  const send = async (body: string) =>
    (await fetch(`${address}/api/logo?name=New Logo.svg`, { method: 'POST', body })).json();

  expect(await send(logo)).toEqual({ name: 'new-logo.svg' });
  expect(await read('data/new-logo.svg')).toBe(logo);
  expect((await send('no logo')).error).toBeDefined();
});

it.each(['data/../package.json', 'package.json', 'data/vehicles/../site.json', '/etc/passwd'])(
  'never opens %s',
  async (file) => {
    expect((await ask(`/api/entry?file=${file}`)).status).toBe(422);
    expect((await ask('/api/save', { file, values: {}, base: {} })).status).toBe(422);
    expect((await ask('/api/remove', { file })).status).toBe(422);
    expect((await fetch(`${address}/picture?name=${encodeURIComponent(`../${file}`)}`)).status).toBe(404);
  },
);

it.each([
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { host: 'evil.example' },
])('refuses a request of another page: %j', async (headers) => {
  const status = await new Promise((resolve) => {
    get(`${address}/api/cars`, { headers }, (response) => resolve(response.resume().statusCode));
  });
  expect(status).toBe(403);
});

it('allows its page only files of this server', async () => {
  const { headers } = await fetch(address);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

/** The answers to an open page until it has the findings. */
async function listen(): Promise<string> {
  const { body } = await fetch(`${address}/api/findings`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  while (!told.includes('event: findings')) told += (await reader?.read())?.value;
  await reader?.cancel();
  return told;
}

it('announces a check before its findings', async () => {
  expect(await listen()).toBe('event: checking\ndata: {}\n\nevent: findings\ndata: {"faults":[],"notices":[]}\n\n');
});

it('runs one check at a time for all open pages', async () => {
  let asked = 0;
  // The first check lasts until all pages have asked for one.
  hold = new Promise((resolve) =>
    server.on('request', () => {
      asked += 1;
      if (asked === 8) resolve();
    }),
  );
  await Promise.all(Array.from({ length: 8 }, listen));
  expect(mostAtOnce).toBe(1);
});

it('a preview of a faulty form names the faults, and shows no page', async () => {
  const values = { ...(await open(SWIFT)), price: 'cheap' };
  const { answer } = await ask('/api/preview', { file: SWIFT, values });
  expect(answer.faults.map(({ place }: { place: unknown }) => place)).toEqual([['price']]);
});
