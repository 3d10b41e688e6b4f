import { escapeXml } from './xml';

it('escapes marks and leaves out characters that no XML may hold', () => {
  expect(escapeXml('<a href="/?a&b">\u0000\u0008é\n\u{1f697}\uffff</a>')).toBe(
    '&lt;a href=&quot;/?a&amp;b&quot;&gt;é\n\u{1f697}&lt;/a&gt;',
  );
});
