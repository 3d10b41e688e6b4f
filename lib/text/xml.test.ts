import { element, escapeXml } from './xml';

it('escapes marks and leaves out characters that no XML may hold', () => {
  expect(escapeXml('<a href="/?a&b">\u0000\u0008é\n\u{1f697}\uffff</a>')).toBe(
    '&lt;a href=&quot;/?a&amp;b&quot;&gt;é\n\u{1f697}&lt;/a&gt;',
  );
});

it('writes an element for a text, and none for an absent one', () => {
  expect([element('title', 'A & B'), element('title', undefined)]).toEqual(['<title>A &amp; B</title>\n', '']);
});
