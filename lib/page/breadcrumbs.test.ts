import { crumbsFor, crumbsForPage, crumbsForVehicle, notFoundCrumbs } from './breadcrumbs';

const home = { label: 'Home', href: '/' };
const vehicles = { label: 'Vehicles', href: '/vehicles/' };

it.each([
  [crumbsFor('vehicles'), [home, { label: 'Vehicles' }]],
  [crumbsFor('contact'), [home, { label: 'Contact' }]],
  [
    crumbsForVehicle('Aston Martin DB11'),
    [home, vehicles, { label: 'Aston Martin DB11', description: 'Vehicle Details' }],
  ],
  [crumbsForPage(2), [home, vehicles, { label: 'Page 2' }]],
  [notFoundCrumbs, [home, { label: 'Not Found' }]],
])('the trail starts with a Home link, and its last segment is plain text: %j', (crumbs, expected) => {
  expect(crumbs).toEqual(expected);
});
