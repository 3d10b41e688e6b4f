import { firstPaintScript } from '@/lib/inline-scripts';
import { firstScriptFirst, refreshFirst } from './head-order';

const script = `<script>${firstPaintScript}</script>`;

it('puts the first-paint script right behind the charset, once, with other early code', () => {
  const page = `<head><meta charSet="utf-8"/><link rel="stylesheet" href="a.css"/>${script}</head>`;
  expect(firstScriptFirst('record()')(page, 'about/index.html')).toBe(
    `<head><meta charSet="utf-8"/><script>${firstPaintScript}record()</script><link rel="stylesheet" href="a.css"/></head>`,
  );
});

it('refuses a page without it', () => {
  expect(() => firstScriptFirst()('<head><meta charset="utf-8"></head>', 'index.html')).toThrow(
    'index.html lacks the first-paint script.',
  );
});

it('puts the refresh of a page at one place, and changes no other page', () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/vehicles/"/>';
  expect(refreshFirst(`<meta charSet="utf-8"/><title>a</title>${refresh}<p>`)).toBe(
    `<meta charSet="utf-8"/>${refresh}<title>a</title><p>`,
  );
  expect(refreshFirst('<meta charSet="utf-8"/><p>')).toBe('<meta charSet="utf-8"/><p>');
});
