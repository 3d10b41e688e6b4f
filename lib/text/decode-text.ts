import { isUtf8 } from 'node:buffer';

/** The letters of bytes 0x80 to 0x9F in Windows-1252 (WHATWG Encoding, index-windows-1252). The decoder of Node 20 makes controls of them. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Line ends of old Macs, or a mark inside a word where they have a letter: 'Hurac‡n', 'CoupŽ'. */
const MAC = /^[^\n]*\r[^\n]*$|[a-z](?:[†‡ˆŠŒŽŸ]|‘(?!s\b))/;

/** Code pages 437 and 850 from 0x80: Excel's 'CSV (MS-DOS)'. */
const DOS_LETTERS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑ';
/** 'Citro‰n', 'Coup‚', 'Hurac\u00a0n'. */
const DOS = /[a-z](?:[ƒ‰\u0081]|[‚„](?=[a-z,;\s]|$)|\u00a0n(?=[\s,;"]|$))|[A-Z]‚[a-z]/m;

export type DecodedText = {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'Mac' | 'MS-DOS';
};

/** A text file of any of the encodings that office programs write, without its byte order mark. For Node, not for browsers. */
export function decodeText(file: Uint8Array): DecodedText {
  const bytes = Buffer.from(file);
  const [first, second] = bytes;
  // The byte order mark; without one, the file begins with half of an ASCII letter or bracket.
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const isLittleEndian = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  if ((isBigEndian || isLittleEndian) && bytes.length % 2 === 0) {
    const text = (isBigEndian ? bytes.swap16() : bytes).toString('utf16le');
    return { text: text.replace(/^\uFEFF/, ''), encoding: 'UTF-16' };
  }
  if (isUtf8(bytes)) return { text: bytes.toString('utf8').replace(/^\uFEFF/, ''), encoding: 'UTF-8' };
  const text = bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS.charAt(letter.charCodeAt(0) - 0x80));
  if (DOS.test(text)) {
    const dos = bytes
      .toString('latin1')
      .replace(/[\x80-\xa5]/g, (letter) => DOS_LETTERS.charAt(letter.charCodeAt(0) - 0x80));
    return { text: dos, encoding: 'MS-DOS' };
  }
  if (MAC.test(text)) return { text: new TextDecoder('macintosh').decode(bytes), encoding: 'Mac' };
  return { text, encoding: 'Windows-1252' };
}
