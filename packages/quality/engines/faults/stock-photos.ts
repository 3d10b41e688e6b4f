import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { type Car, cars, vehiclePath } from '@/e2e/fixtures/dealership';
import { buildVariant } from '@/e2e/site-variant';
import type { Fault } from '../fault';
import type { ServerFaults } from '../faulty-server';
import { enquiryIsKept, navigationWorks, typesEnquiry, vehicleIsUsable } from '../usable';
import type { Visit } from '../visit';

/** The photo of some vehicles, and so the answer it gets. */
const PHOTOS = [
  { id: 'dropped', file: 'swift', car: cars.first },
  { id: 'gone', file: 'heron', car: cars.second },
  { id: 'html', file: 'kite', car: cars.rented },
  { id: 'slow', file: 'elephant', car: cars.luxury },
  { id: 'endless', file: 'marabou', car: cars.sold },
  { id: 'sound', file: 'gazelle', car: cars.hybrid },
] as const;

const carWith = (photo: (typeof PHOTOS)[number]['id']) => PHOTOS.find(({ id }) => id === photo)?.car ?? cars.first;

const SLOW_MS = 5000;

async function startHost(): Promise<Server> {
  const photo = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#3366cc' } })
    .jpeg()
    .toBuffer();
  const send = (response: ServerResponse) => response.setHeader('Content-Type', 'image/jpeg').end(photo);
  const host = createServer((request, response) => {
    const id = /^\/photo\/(\w+)/.exec(request.url ?? '')?.[1];
    if (id === 'dropped') request.socket.destroy();
    else if (id === 'gone') response.writeHead(404).end();
    else if (id === 'html') response.setHeader('Content-Type', 'text/html').end('<h1>Moved</h1>');
    else if (id === 'slow') setTimeout(send, SLOW_MS, response);
    else if (id === 'sound') send(response);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  host.unref();
  return host;
}

/** The site with the host set, and a photo for each of those vehicles. */
async function buildWithHost(): Promise<ServerFaults> {
  const { port } = (await startHost()).address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const edits = [
    {
      file: 'data/site.json',
      from: '"stockPhotoHost": null',
      to: `"stockPhotoHost": { "origin": "${origin}", "path": "/photo/{id}?w={width}&h={height}" }`,
    },
    ...PHOTOS.map(({ id, file }) => ({
      file: `data/vehicles/${file}.json`,
      from: '"image":',
      to: `"stockPhotos": ["${id}"],\n  "image":`,
    })),
  ];
  return { folder: await buildVariant('faulty-stock-photo-host', edits, { TEST_PHOTO_HOST: origin }) };
}

let built: Promise<ServerFaults> | null = null;
const prepare = () => (built ??= buildWithHost());

const picture = ({ name }: Car) => `main img[alt="${name}, front three-quarter view"]`;

const isLoaded = (visit: Visit, car: Car) =>
  visit.isTrue((css) => {
    const image = document.querySelector<HTMLImageElement>(css);
    return image?.complete === true && image.naturalWidth > 0;
  }, picture(car));

async function opens(visit: Visit, car: Car): Promise<void> {
  await visit.goto(vehiclePath(car));
  await visit.hydrated();
  await vehicleIsUsable(visit, car);
}

async function restOfSiteWorks(visit: Visit): Promise<void> {
  await navigationWorks(visit);
  await visit.goto('/contact/');
  await visit.hydrated();
  await typesEnquiry(visit);
  await enquiryIsKept(visit);
}

/** The drawing replaces the photo. */
const standsIn = (car: Car) => async (visit: Visit) => {
  await opens(visit, car);
  await visit.holds(picture(car), /^\/pictures\//, 'src');
  await isLoaded(visit, car);
  await restOfSiteWorks(visit);
};

/** The photo is shown, however late. */
const showsPhoto = (photo: 'slow' | 'sound') => async (visit: Visit) => {
  await opens(visit, carWith(photo));
  await isLoaded(visit, carWith(photo));
  await visit.holds(picture(carWith(photo)), new RegExp(`/photo/${photo}\\?`), 'src');
};

export const stockPhotoFaults: readonly Fault[] = [
  { name: 'the stock photo host drops the connection', prepare, check: standsIn(carWith('dropped')) },
  { name: 'the stock photo host has no such photo', prepare, check: standsIn(carWith('gone')) },
  { name: 'the stock photo host sends a page', prepare, check: standsIn(carWith('html')) },
  { name: 'the stock photo host is slow', prepare, check: showsPhoto('slow') },
  {
    name: 'the stock photo host never answers',
    prepare,
    check: async (visit) => {
      await opens(visit, carWith('endless'));
      await restOfSiteWorks(visit);
    },
  },
  { name: 'the stock photo host is as it should be, on every engine', prepare, check: showsPhoto('sound') },
];
