import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { buildVariant } from '../../../scripts/build/site-variant';
import type { Fault } from '../fault';
import type { ServerFaults } from '../faulty-server';
import { enquiryIsKept, navigationWorks, typesEnquiry, vehicleIsUsable } from '../usable';
import type { Visit } from '../visit';

/** The photo of each of the first vehicles, and so the answer it gets. */
const PHOTOS = [
  { id: 'dropped', vehicle: 'lamborghini-huracan' },
  { id: 'gone', vehicle: 'ferrari-488-gtb' },
  { id: 'html', vehicle: 'mclaren-720s' },
  { id: 'slow', vehicle: 'rolls-royce-phantom' },
  { id: 'endless', vehicle: 'bentley-continental-gt' },
  { id: 'sound', vehicle: 'porsche-911-turbo-s' },
] as const;

const SLOW_MS = 5000;

/** A stock photo host with one fault for each of its photos. */
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
  const folder = await buildVariant('faulty-stock-photo-host', [
    {
      file: 'data/site.ts',
      from: 'stockPhotoHost: null',
      to: `stockPhotoHost: { origin: 'http://127.0.0.1:${port}', path: '/photo/{id}?w={width}&h={height}' }`,
    },
    // The data must name a host with a certificate; this machine's has none.
    { file: 'lib/schema/site.ts', from: 'isHttpsAddress(address) && ', to: '' },
    ...PHOTOS.map(({ id, vehicle }) => ({
      file: 'data/vehicles.ts',
      from: `    image: '${vehicle}/`,
      to: `    stockPhotos: ['${id}'],\n    image: '${vehicle}/`,
    })),
  ]);
  return { folder };
}

let built: Promise<ServerFaults> | null = null;
const prepare = () => (built ??= buildWithHost());

const picture = (name: string) => `main img[alt="${name}, front three-quarter view"]`;

const isLoaded = (visit: Visit, name: string) =>
  visit.isTrue((css) => {
    const image = document.querySelector<HTMLImageElement>(css);
    return image?.complete === true && image.naturalWidth > 0;
  }, picture(name));

async function restOfSiteWorks(visit: Visit): Promise<void> {
  await navigationWorks(visit);
  await visit.goto('/contact/');
  await visit.hydrated();
  await typesEnquiry(visit);
  await enquiryIsKept(visit);
}

/** The drawn picture takes the photo's place, and says that it is drawn. */
const standsIn = (name: string, page: string, price: string) => async (visit: Visit) => {
  await visit.goto(page);
  await visit.hydrated();
  await vehicleIsUsable(visit, name, price);
  await visit.holds(picture(name), /^\/pictures\//, 'src');
  await isLoaded(visit, name);
  await restOfSiteWorks(visit);
};

export const stockPhotoFaults: readonly Fault[] = [
  {
    name: 'the stock photo host drops the connection',
    prepare,
    check: standsIn('Lamborghini Huracán', '/vehicle/1/', 'KES 45,000,000'),
  },
  {
    name: 'the stock photo host has no such photo',
    prepare,
    check: standsIn('Ferrari 488 GTB', '/vehicle/2/', 'KES'),
  },
  {
    name: 'the stock photo host sends a page',
    prepare,
    check: standsIn('McLaren 720S', '/vehicle/3/', 'KES'),
  },
  {
    name: 'the stock photo host is slow',
    prepare,
    check: async (visit) => {
      await visit.goto('/vehicle/4/');
      await visit.hydrated();
      await vehicleIsUsable(visit, 'Rolls Royce Phantom', 'KES');
      await isLoaded(visit, 'Rolls Royce Phantom');
      await visit.holds(picture('Rolls Royce Phantom'), /\/photo\/slow\?/, 'src');
    },
  },
  {
    name: 'the stock photo host never answers',
    prepare,
    check: async (visit) => {
      await visit.goto('/vehicle/5/');
      await visit.hydrated();
      await vehicleIsUsable(visit, 'Bentley Continental GT', 'KES');
      await restOfSiteWorks(visit);
    },
  },
  {
    name: 'the stock photo host is as it should be, on every engine',
    prepare,
    check: async (visit) => {
      await visit.goto('/vehicle/6/');
      await isLoaded(visit, 'Porsche 911 Turbo S');
      await visit.holds(picture('Porsche 911 Turbo S'), /\/photo\/sound\?/, 'src');
    },
  },
];
