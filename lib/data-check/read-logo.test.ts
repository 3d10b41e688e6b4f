import { holdsName, type Logo } from '@/lib/schema/logo';
import { readLogo } from './read-logo';

const svg = (inner: string, attributes = 'viewBox="0 0 24 24"') =>
  readLogo(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`));

function markupOf(logo: Logo): string {
  if (logo.kind !== 'drawing') throw new Error('A drawing was expected.');
  return logo.markup;
}

it('takes the shapes as they are drawn', () => {
  const path = '<path d="M12 .5C12.3 8.8 13.9 11.45 20 12Z"/>';
  expect(svg(path)).toEqual({ kind: 'drawing', viewBox: '0 0 24 24', width: 24, height: 24, markup: path });
});

it('knows how large it is without a view box', () => {
  expect(svg('<path d="M0 0"/>', 'width="48px" height="40"')).toMatchObject({ viewBox: '0 0 48 40', height: 40 });
});

it('reads the size of a PNG', () => {
  const png = Buffer.alloc(24);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  png.writeUInt32BE(300, 16);
  png.writeUInt32BE(100, 20);
  expect(readLogo(png)).toEqual({ kind: 'picture', png, width: 300, height: 100 });
});

it('reads a view box with spaces and commas', () => {
  expect(svg('<path d="M0 0"/>', 'viewBox=" 0,0,  48, 40 "')).toMatchObject({ width: 48, height: 40 });
});

it('takes a drawing within a drawing, and a group only where it has attributes', () => {
  expect(markupOf(svg('<svg width="5"><path fill="#b3261e" d="M0 0"/></svg>'))).toBe(
    '<svg width="5"><path fill="#b3261e" d="M0 0"/></svg>',
  );
  expect(markupOf(svg('<path d="M0 0"/>', 'viewBox="0 0 24 24" flood-opacity="0.5"'))).toBe('<path d="M0 0"/>');
});

it('turns the styles of a drawing program into attributes, which the policy of the pages lets be', () => {
  const markup = markupOf(svg('<style>.a{fill:#b3261e}</style><path class="a" style="stroke:#123456" d="M0 0"/>'));
  expect(markup).toContain('fill="#b3261e"');
  expect(markup).toContain('stroke="#123456"');
  expect(markup).not.toMatch(/style|class/);
  const twice = markupOf(svg('<style>.a{fill:#b3261e}</style><path class="a" d="M0 0"/><path class="a" d="M1 1"/>'));
  expect(twice.match(/fill="#b3261e"/g)).toHaveLength(2);
});

it('paints black shapes in the colour of the house', () => {
  expect(markupOf(svg('<path fill="#000" d="M0 0"/><path fill="black" d="M1 1"/>'))).not.toContain('fill');
  expect(markupOf(svg('<path fill="rgb(0,0,0)" d="M0 0"/><path fill="rgb(0, 0, 0)" d="M1 1"/>'))).not.toContain('fill');
  expect(markupOf(svg('<path fill="currentColor" d="M0 0"/>'))).not.toContain('fill');
  expect(markupOf(svg('<path fill="#000080" d="M0 0"/>'))).toContain('fill="#000080"');
  expect(markupOf(svg('<path stroke="#000000" d="M0 0"/>'))).toContain('stroke="currentColor"');
});

it('keeps attributes of a group', () => {
  expect(markupOf(svg('<path d="M0 0"/>', 'viewBox="0 0 24 24" fill="none" stroke="#123456"'))).toMatch(
    /^<g (?=.*fill="none")(?=.*stroke="#123456")/,
  );
});

it('lets nothing run or load', () => {
  const markup = markupOf(
    svg(
      [
        '<script>alert(1)</script><path onclick="alert(1)" ONLOAD="alert(1)" d="M0 0"/>',
        '<use href="https://example.com/x.svg#a"/><use HREF="https://example.com/#"/><use xlink:HREF="//example.com"/>',
        ...['fill', 'mask', 'filter', 'clip-path', 'cursor', 'marker-end'].map(
          (name) => `<path ${name}="url(https://example.com)" d="M1 1"/>`,
        ),
        '<path fill="\\75rl(https://example.com)" d="M2 2"/><path mask="image-set(\'https://example.com\')" d="M3 3"/>',
        '<style>path{fill:url(https://example.com)}</style>',
      ].join(''),
      'viewBox="0 0 24 24" xmlns:xlink="http://www.w3.org/1999/xlink"',
    ),
  );
  expect(markup).not.toMatch(/script|onclick|onload|example\.com/i);
});

it('renames ids inside the logo, so that none equals another id of the page', () => {
  const markup = markupOf(
    svg('<defs><clipPath id="main"><path d="M0 0"/></clipPath></defs><g clip-path="url(#main)"/>'),
  );
  expect(markup).toContain('id="logo-main"');
  expect(markup).toContain('url(#logo-main)');
});

it.each([
  ['<text>Nyota</text>', 'turn them into outlines'],
  ['<tspan>Nyota</tspan>', 'turn them into outlines'],
  ['<textPath>Nyota</textPath>', 'turn them into outlines'],
  ['<image href="data:image/png;base64,AAAA"/>', 'save the logo as PNG'],
  ['<foreignObject><p>Nyota</p></foreignObject>', 'save it as plain SVG'],
])('says what to do about %s', (inner, advice) => {
  expect(() => svg(inner)).toThrow(advice);
});

it('advises on a file that is no drawing, has no size, or does not fit the header', () => {
  expect(() => readLogo(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toThrow('it was cut off');
  expect(() => readLogo(Buffer.from('%PDF-1.7'))).toThrow('save it again as SVG, or as PNG');
  expect(() => svg('<path d="M0 0"/>', '')).toThrow('save it again with a viewBox');
  expect(() => svg('<path d="M0 0"/>', 'viewBox="0 0 24 0"')).toThrow('save it again with a viewBox');
  expect(() => svg('<path d="M0 0"/>', 'viewBox="0 0 0 24"')).toThrow('save it again with a viewBox');
  expect(() => svg('<path d="M0 0"/>', 'viewBox="0 0 100 201"')).toThrow('half as wide at least');
  expect(svg('<path d="M0 0"/>', 'viewBox="0 0 100 200"').height).toBe(200);
  expect(svg('<path d="M0 0"/>', 'viewBox="0 0 600 100"').width).toBe(600);
  expect(() => svg('<path d="M0 0"/>', 'viewBox="0 0 700 100"')).toThrow('6 times as wide as high at most');
});

it('takes one that is twice as wide as high to hold the name', () => {
  expect([1, 1.9, 2, 6].map((width) => holdsName({ width, height: 1 }))).toEqual([false, false, true, true]);
});
