import { carryPictureScript, firstPaintScript, restoreListScript } from '@/lib/inline-scripts';
import { carryPictureFirst, firstScriptFirst, refreshFirst, restoreListFirst } from './head-order';

const script = `<script>${firstPaintScript}</script>`;

it('puts the first-paint script right behind the charset, once', () => {
  const page = `<head><meta charSet="utf-8"/><link rel="stylesheet" href="a.css"/>${script}</head>`;
  expect(firstScriptFirst(page, 'about/index.html')).toBe(
    `<head><meta charSet="utf-8"/>${script}<link rel="stylesheet" href="a.css"/></head>`,
  );
});

it('joins it with the scripts beside it, and with none that is a file', () => {
  const carry = `<script>${carryPictureScript}</script>`;
  const page = `<head><meta charSet="utf-8"/><script>record()</script>${script}</head><body><script src="a.js"></script>${carry}<main></main></body>`;
  expect(firstScriptFirst(carryPictureFirst(page), 'index.html')).toBe(
    `<head><meta charSet="utf-8"/><script>${firstPaintScript}${carryPictureScript}record()</script></head><body><script src="a.js"></script><main></main></body>`,
  );
});

it('refuses a page without it', () => {
  expect(() => firstScriptFirst('<head><meta charset="utf-8"></head>', 'index.html')).toThrow(
    'index.html lacks the first-paint script.',
  );
});

it('puts the script that requests another list before the style sheets, and changes no other page', () => {
  const [charset, sheet] = ['<meta charSet="utf-8"/>', '<link rel="stylesheet" href="a.css"/>'];
  const restore = `<template data-scripts=""></template><script data-parameters="brand">${restoreListScript}</script>`;
  expect(restoreListFirst(`${charset}${sheet}<script>1</script>${restore}<ul></ul>`)).toBe(
    `${charset}${restore}${sheet}<script>1</script><ul></ul>`,
  );
  expect(restoreListFirst(`${charset}${sheet}`)).toBe(`${charset}${sheet}`);
});

it('puts the refresh of a page at one place, and changes no other page', () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/vehicles/"/>';
  expect(refreshFirst(`<meta charSet="utf-8"/><title>a</title>${refresh}<p>`)).toBe(
    `<meta charSet="utf-8"/>${refresh}<title>a</title><p>`,
  );
  expect(refreshFirst('<meta charSet="utf-8"/><p>')).toBe('<meta charSet="utf-8"/><p>');
});
