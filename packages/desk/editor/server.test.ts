import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createDesk } from './server';

const SWIFT = 'data/vehicles/swift.json';

let root: string;
let server: ReturnType<typeof createDesk>;
let address: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'desk-test-'));
  await cp('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
  server = createDesk(root, async () => ({ faults: [], notices: [] }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(root, { recursive: true });
});

async function ask(action: string, params: object) {
  const response = await fetch(`${address}/api`, { method: 'POST', body: JSON.stringify({ action, params }) });
  return { status: response.status, answer: await response.json() };
}

const save = (file: string, form: object) =>
  ask('persistEntry', { dataFiles: [{ path: file, raw: JSON.stringify(form) }] });
const read = (file: string) => readFile(path.join(root, file), 'utf8');
const formOf = async (file: string) => JSON.parse((await ask('getEntry', { path: file })).answer.data);

it('saving an unchanged form changes no byte of the file', async () => {
  const before = await read(SWIFT);

  expect((await save(SWIFT, await formOf(SWIFT))).status).toBe(200);

  expect(await read(SWIFT)).toBe(before);
});

it.each(['site', 'claims', 'order', 'services', 'testimonials', 'team'])(
  'saving data/%s.json unchanged changes no byte',
  async (name) => {
    const file = `data/${name}.json`;
    const before = await read(file);

    expect((await save(file, await formOf(file))).status).toBe(200);

    expect(await read(file)).toBe(before);
  },
);

it('announces a check before its findings', async () => {
  const { body } = await fetch(`${address}/findings`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  while (!told.includes('faults')) told += (await reader?.read())?.value;
  await reader?.cancel();
  expect(told).toBe('event: checking\ndata: {}\n\ndata: {"faults":[],"notices":[]}\n\n');
});

it.each([SWIFT, 'data/site.json'])('an empty form does not empty %s', async (file) => {
  const before = await read(file);

  expect((await save(file, { name: 'Only this' })).answer.error).toContain('nothing has been written');

  expect(await read(file)).toBe(before);
});

it('changes one line for one price', async () => {
  const before = (await read(SWIFT)).split('\n');

  await save(SWIFT, { ...(await formOf(SWIFT)), status: 'sold' });

  const after = (await read(SWIFT)).split('\n');
  expect(after.filter((line, index) => line !== before[index])).toEqual(['  "status": "sold",']);
});

it('a copied car gets a new number and the last place in the order', async () => {
  const form = await formOf(SWIFT);

  await save('data/vehicles/new-one.json', form);

  const ids = await Promise.all(
    (await readdir(path.join(root, 'data/vehicles'))).map(
      async (file) => JSON.parse(await read(`data/vehicles/${file}`)).id,
    ),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(JSON.parse(await read('data/order.json')).vehicles.at(-1)).toBe('new-one');
});

it('a copied car gets no odometer or registration of the other, unless changed', async () => {
  await save(SWIFT, { ...(await formOf(SWIFT)), odometer: 12_000, owners: 2, registration: 'KDA 123A', doors: 2 });

  await save('data/vehicles/new-one.json', { ...(await formOf(SWIFT)), owners: 1 });

  const written = JSON.parse(await read('data/vehicles/new-one.json'));
  expect([written.odometer, written.registration, written.owners, written.doors]).toEqual([undefined, undefined, 1, 2]);
});

it('removing a car removes its line in the order', async () => {
  await ask('deleteFiles', { paths: [SWIFT] });

  expect(await readdir(path.join(root, 'data/vehicles'))).not.toContain('swift.json');
  expect(await read('data/order.json')).not.toContain('"swift"');
});

const picture = (background: string) => sharp({ create: { width: 60, height: 40, channels: 3, background } });

async function drop(fileName: string, bytes: Buffer): Promise<string> {
  const url = `${address}/photographs?name=${encodeURIComponent(fileName)}`;
  const response = await fetch(url, { method: 'POST', body: new Uint8Array(bytes) });
  return (await response.json()).picture;
}

const show = (name: string) => fetch(`${address}/picture?name=${encodeURIComponent(name)}`);

it('stores a photograph when its car is saved, not before', async () => {
  const dropped = await drop('In the yard.JPG', await picture('#789').jpeg().toBuffer());
  expect((await show(dropped)).status).toBe(200);
  expect(await readdir(root)).not.toContain('pictures');

  const form = await formOf(SWIFT);
  const withPhotograph = { ...form, image: dropped, images: [...form.images, { picture: dropped }] };
  await save(SWIFT, withPhotograph);
  await save(SWIFT, withPhotograph);

  expect(await readdir(path.join(root, 'pictures/swift'))).toEqual(['in-the-yard.jpg']);
  expect(JSON.parse(await read(SWIFT))).toMatchObject({ image: 'swift/in-the-yard' });
  expect(JSON.parse(await read(SWIFT)).images.at(-1)).toBe('swift/in-the-yard');
  expect((await show('swift/in-the-yard')).status).toBe(200);
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
  await save(SWIFT, { ...(await formOf(SWIFT)), images: [{ picture: dropped }] });

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
  await save(SWIFT, { ...(await formOf(SWIFT)), images: [{ picture: red }] });
  await drop('c.png', await picture('#00f').png().toBuffer());
  await save('data/vehicles/kite.json', { ...(await formOf('data/vehicles/kite.json')), images: [{ picture: green }] });

  const { channels } = await sharp(path.join(root, 'pictures/kite/b.jpg')).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 1, 0]);
});

it('saves nothing with a photograph that is gone', async () => {
  const before = await read(SWIFT);
  const lost = 'upload:.history/incoming/0a.jpg:Yard.jpg';
  const { answer } = await save(SWIFT, { ...(await formOf(SWIFT)), images: [{ picture: lost }] });
  expect(answer.error).toBe('Yard.jpg: this photograph is no longer here; drop it again');
  expect(await read(SWIFT)).toBe(before);
});

it('gives cars that are added at the same time different numbers', async () => {
  const form = await formOf(SWIFT);
  const names = Array.from('abcdefgh', (letter) => `new-${letter}`);
  await Promise.all(names.map((name) => save(`data/vehicles/${name}.json`, form)));

  const ids = await Promise.all(names.map(async (name) => JSON.parse(await read(`data/vehicles/${name}.json`)).id));
  expect(new Set(ids).size).toBe(8);
  expect(
    JSON.parse(await read('data/order.json'))
      .vehicles.slice(-8)
      .sort(),
  ).toEqual(names);
});

it('a copied car with photographs keeps no drawing', async () => {
  const dropped = await drop('Yard.jpg', await picture('#789').jpeg().toBuffer());
  const form = await formOf(SWIFT);

  await save('data/vehicles/new-one.json', { ...form, images: [...form.images, { picture: dropped }] });

  const written = JSON.parse(await read('data/vehicles/new-one.json'));
  expect(written.images).toEqual(['new-one/yard']);
  expect(written.image).toBeUndefined();
});

it.each([
  ['notes.txt', 'JPEG, PNG, WebP, AVIF or TIFF'],
  ['broken.jpg', 'damaged, or no photograph'],
])('refuses %s in words', async (name, words) => {
  const response = await fetch(`${address}/photographs?name=${name}`, { method: 'POST', body: 'no picture' });

  expect(response.status).toBe(422);
  expect((await response.json()).error).toContain(words);
});

it.each(['data/../package.json', 'package.json', 'data/vehicles/../site.json', '/etc/passwd'])(
  'never opens %s',
  async (file) => {
    expect((await ask('getEntry', { path: file })).status).toBe(422);
    expect((await save(file, {})).status).toBe(422);
    expect((await ask('deleteFiles', { paths: [file] })).status).toBe(422);
    expect((await fetch(`${address}/picture?name=${encodeURIComponent(`../${file}`)}`)).status).toBe(404);
  },
);

it('answers requests of its own page only', async () => {
  const foreign = await fetch(`${address}/settings`, { headers: { origin: 'https://evil.example' } });

  expect(foreign.status).toBe(403);
  const page = await fetch(address);
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
});
