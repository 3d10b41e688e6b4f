import { TextDecoder, TextEncoder } from 'node:util';
import fc from 'fast-check';
import { contentLines, escapeText, foldLine, plainValue } from './content-lines';

const octets = (text: string) => new TextEncoder().encode(text).length;
const unfold = (text: string) => text.replaceAll('\r\n ', '');
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('\\', ';', ',', '\n', '\r', 'n', 'N', ' ', '\t', '\0', 'ü', '🚗', '\uD83D') }),
);

describe('A line of a calendar or a contact card', () => {
  it('is unchanged up to 75 octets and continued behind a space after them', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  });

  it('is not cut inside a character', () => {
    expect(foldLine(`${'x'.repeat(74)}ü`)).toBe(`${'x'.repeat(74)}\r\n ü`);
    expect(foldLine(`${'x'.repeat(72)}🚗`)).toBe(`${'x'.repeat(72)}\r\n 🚗`);
  });

  it.each([
    ['\u007f', 75],
    ['\u0080', 37],
    ['\u07ff', 37],
    ['\u0800', 25],
    ['\uffff', 25],
    ['\u{10000}', 18],
    ['\u{10ffff}', 18],
  ])('is as full of %j as it can be', (character, count) => {
    expect(foldLine(character.repeat(count + 1))).toBe(`${character.repeat(count)}\r\n ${character}`);
  });

  it('is ended by CRLF, the last one too', () => {
    expect(contentLines(['A:1', 'B:2'])).toBe('A:1\r\nB:2\r\n');
  });

  it('escapes characters that would end or split the value', () => {
    expect(escapeText('a\\b;c,d\ne\r\nf\rg')).toBe('a\\\\b\\;c\\,d\\ne\\nf\\ng');
  });

  it('keeps the tab and drops the other control characters', () => {
    expect(escapeText('a\tb\0c\u001Bd\u007Fe')).toBe('a\tbcde');
  });

  it('marks half characters, and makes no whole one of two', () => {
    expect(escapeText('a\uD83D\0\uDE97b')).toBe('a\uFFFD\uFFFDb');
    expect(plainValue('a\uD83D\n\uDE97b')).toBe('a\uFFFD\uFFFDb');
  });

  it('keeps an address unchanged, on one line', () => {
    expect(plainValue('https://cars.example/?a=1,2;3\r\nEND:VCARD')).toBe('https://cars.example/?a=1,2;3END:VCARD');
  });

  it('has at most 75 octets, whatever is in it, and reads the same unfolded', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const value = escapeText(text);
        const file = contentLines([`FN:${value}`]);
        for (const line of file.split('\r\n')) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(line))).toBe(line);
        }
        expect(unfold(file)).toBe(`FN:${value}\r\n`);
      }),
    );
  });

  it('never holds a bare line break, a half character or a delimiter that is not escaped', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const value = escapeText(text);
        expect(value).not.toMatch(/[\r\n\0]/);
        expect(value.replace(/\\[\\;,n]/g, '')).not.toMatch(/[\\;,]/);
        expect(() => encodeURIComponent(value)).not.toThrow();
      }),
    );
  });
});
