import { absoluteUrl } from './absolute-url';

it('completes a path with the address of the site', () => {
  expect(absoluteUrl('/about/')).toBe('https://cars.example/about/');
});

it('leaves an address as it is', () => {
  expect(absoluteUrl('https://pictures.example/7.avif')).toBe('https://pictures.example/7.avif');
});
