import { absoluteUrl } from './absolute-url';

it('completes a path with the address of the site', () => {
  expect(absoluteUrl('/about/')).toBe('https://cars.example/about/');
  expect(absoluteUrl('/pictures/7.avif')).toBe('https://cars.example/pictures/7.avif');
});

it('keeps an absolute address', () => {
  expect(absoluteUrl('https://pictures.example/7.avif')).toBe('https://pictures.example/7.avif');
});
