import { firstPaintScript } from '@/lib/inline-scripts';
import { firstScriptFirst } from './first-script';

const script = `<script>${firstPaintScript}</script>`;

it('puts the first-paint script right behind the charset, once', () => {
  const page = `<head><meta charSet="utf-8"/><link rel="stylesheet" href="a.css"/>${script}</head>`;
  expect(firstScriptFirst(page, 'about/index.html')).toBe(
    `<head><meta charSet="utf-8"/>${script}<link rel="stylesheet" href="a.css"/></head>`,
  );
});

it('refuses a page without it', () => {
  expect(() => firstScriptFirst('<head><meta charset="utf-8"></head>', 'index.html')).toThrow(
    'index.html lacks the first-paint script.',
  );
});
