import { readdirSync } from 'node:fs';
import path from 'node:path';
import { routes } from './routes';

/** Its address is a redirect to the catalogue, so it is in no list of pages. */
const REDIRECT = '/vehicle/';

/** The addresses of the page.tsx files in app/ whose folders are not placeholders such as [id]. */
const fixedAddresses = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('/', file.replaceAll('\\', '/')))
  .filter((file) => file.endsWith('/page.tsx') && !file.includes('['))
  .map((file) => file.slice(0, -'page.tsx'.length))
  .filter((address) => address !== REDIRECT);

it('has a route for each page of app/ with a fixed address, and a page for each route', () => {
  expect(fixedAddresses.sort()).toEqual(Object.values(routes).sort());
});
