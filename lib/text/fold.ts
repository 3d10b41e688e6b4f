/**
 * Letters that Unicode does not decompose into a plain letter and a mark. Also the final sigma: a search may be for the
 * beginning of its word.
 */
const WHOLE: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  ς: 'σ',
};

/** Text as a search compares it: without case and without marks over or under letters. 'Huracán' and 'HURACAN' are one. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđħæœßıς]/g, (letter) => WHOLE[letter] ?? letter);
}

/** Without spaces and hyphens as well: 'F-Type' and 'f type' are one. */
export const compact = (text: string) => fold(text).replace(/[\s-]+/g, '');
