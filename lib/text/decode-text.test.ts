import { decodeText } from './decode-text';

const WORDS = '€ 5 – Maserati‘s “own” Huracán';
const utf16 = Buffer.from(`\uFEFF${WORDS}`, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(WORDS)],
  ['UTF-8', Buffer.from(`\uFEFF${WORDS}`)],
  ['UTF-16', utf16],
  ['UTF-16', Buffer.from(utf16).swap16()],
  ['Mac', Buffer.from('\xdb 5 \xd0 Maserati\xd4s \xd2own\xd3 Hurac\x87n', 'latin1')],
  ['Windows-1252', Buffer.from('\x80 5 \x96 Maserati\x91s \x93own\x94 Hurac\xe1n', 'latin1')],
])('reads %s', (encoding, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: WORDS, encoding });
});

it.each([Buffer.from('{ "name": “Š” }', 'utf16le'), Buffer.from('{ "name": “Š” }', 'utf16le').swap16()])(
  'reads UTF-16 without a byte order mark',
  (bytes) => {
    expect(decodeText(bytes)).toEqual({ text: '{ "name": “Š” }', encoding: 'UTF-16' });
  },
);

it.each(['ÿe', 'eþ', 'þe', 'eÿ', 'full\u00a0n/a'])('takes %s for letters, not for half a byte order mark', (text) => {
  expect(decodeText(Buffer.from(text, 'latin1'))).toEqual({ text, encoding: 'Windows-1252' });
});

it.each(['Hurac\xa0n', 'Citro\x89n', 'M\x82gane'])('reads the letters of MS-DOS in %j', (text) => {
  expect(decodeText(Buffer.from(text, 'latin1')).text).toMatch(/^(?:Huracán|Citroën|Mégane)$/);
});

it('removes a byte order mark at the start only', () => {
  expect(decodeText(Buffer.from('a\uFEFFb')).text).toBe('a\uFEFFb');
});
