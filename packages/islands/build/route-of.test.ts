import { routeOf } from './route-of';

it('has pages beside each other below a folder share a route, and each page at the top have its own', () => {
  expect(routeOf('vehicle/1/index.html')).toBe(routeOf('vehicle/2/index.html'));
  expect(routeOf('vehicles/brand/ferrari/index.html')).not.toBe(routeOf('vehicles/category/luxury/index.html'));
  const top = ['index.html', '404.html', 'about/index.html', 'vehicle/index.html', 'vehicles/index.html'];
  expect(new Set([...top, 'vehicle/1/index.html'].map(routeOf)).size).toBe(top.length + 1);
});
