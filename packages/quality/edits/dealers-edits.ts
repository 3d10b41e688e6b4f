import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type OtherDealership, otherDealerships } from '@/e2e/fixtures/other-dealerships';

/* A dealer's edits of data/, as functions on its folder. */

type Fields = Record<string, unknown>;
export type DealersEdit = {
  readonly name: string;
  readonly apply: (data: string) => Promise<void>;
  /** In another market the generated schemas are made again (docs/how-to/market.md, step 9). */
  readonly newMarket?: boolean;
};

async function change(data: string, file: string, edit: (fields: Fields) => Fields): Promise<void> {
  const target = path.join(data, file);
  const fields: Fields = JSON.parse(await readFile(target, 'utf8'));
  await writeFile(target, `${JSON.stringify(edit(fields), null, 2)}\n`);
}

const carFiles = async (data: string) => (await readdir(path.join(data, 'vehicles'))).sort();

/** Leaves `count` cars, each a copy of a shipped one, in the reverse of their order. */
async function keepCars(data: string, count: number): Promise<void> {
  const folder = path.join(data, 'vehicles');
  const files = await carFiles(data);
  const cars = await Promise.all(
    Array.from({ length: count }, async (_, index): Promise<Fields> => {
      const file = files[index % files.length] ?? '';
      const car: Fields = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
      return { ...car, id: 500 + index, name: `${car.name} ${index}`, price: 1_000_000 * (index + 3) };
    }),
  );
  await Promise.all(files.map((file) => rm(path.join(folder, file))));
  await Promise.all(cars.map((car, index) => writeFile(path.join(folder, `car-${index}.json`), JSON.stringify(car))));
  await writeFile(
    path.join(data, 'order.json'),
    JSON.stringify({ vehicles: cars.map((_, index) => `car-${index}`).reverse() }),
  );
}

/** Another name, town and numbers; services renamed, one more of them and none on the home page. */
async function anotherHouse(data: string): Promise<void> {
  await change(data, 'site.json', (site) => ({
    ...site,
    name: 'Twiga & Sons',
    tagline: 'Cars by the lake',
    since: '1987',
    copyright: '2031',
    support: 'by day',
    url: 'https://www.twiga.co.ke',
    phones: ['+254 799 888 777', '0733 222 111', '0720 333 444'],
    whatsapp: '0799 888 777',
    emails: { info: 'hello@twiga.co.ke', sales: 'cars@twiga.co.ke' },
    address: { street: 'Oginga Odinga Street', city: 'Kisumu', country: 'Kenya', countryCode: 'KE' },
    formEndpoint: 'https://forms.example.com/take',
    social: { Facebook: null, Instagram: 'https://www.instagram.com/twiga', X: null, YouTube: null },
    openingHours: [{ label: 'Tuesday', days: ['Tuesday'], opens: '10:00', closes: '12:30' }],
  }));
  await change(data, 'services.json', ({ services, ...file }) => {
    const renamed = (services as Fields[]).map(({ onHome, ...service }, index) => ({
      ...service,
      slug: `service-${index}`,
      title: `Service ${index}`,
    }));
    return { ...file, services: [...renamed, { ...renamed[0], slug: 'a-seventh', title: 'A Seventh' }] };
  });
  await change(data, 'testimonials.json', (file) => ({ ...file, testimonials: [] }));
  await change(data, 'team.json', (file) => ({ ...file, team: [] }));
}

async function lowerPrices(data: string): Promise<void> {
  for (const file of await carFiles(data)) {
    await change(data, path.join('vehicles', file), (car) => ({
      ...car,
      price: 9_000_000,
      dailyRental: 'KES 9,000/day',
    }));
  }
}

/** Replaces the data by that of a dealership in another market (docs/how-to/market.md). */
async function anotherMarket(data: string, name: OtherDealership): Promise<void> {
  await rm(path.join(data, 'vehicles'), { recursive: true });
  await cp('e2e/fixtures/dealership', data, { recursive: true });
  await cp('e2e/fixtures/pictures', path.join(path.dirname(data), 'pictures'), { recursive: true });
  await otherDealerships[name](data);
}

export const dealersEdits: readonly DealersEdit[] = [
  { name: 'no car', apply: (data) => keepCars(data, 0) },
  { name: 'one car', apply: (data) => keepCars(data, 1) },
  {
    name: 'forty cars in another order, in another house',
    apply: async (data) => {
      await keepCars(data, 40);
      await anotherHouse(data);
    },
  },
  { name: 'other prices', apply: lowerPrices },
  { name: 'a house in Zürich', apply: (data) => anotherMarket(data, 'zurich'), newMarket: true },
  {
    name: 'a house of three cars that only rents',
    apply: (data) => anotherMarket(data, 'rental-only'),
    newMarket: true,
  },
];
