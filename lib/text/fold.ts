/**
 * Letters that are one with their stroke, which Unicode does not take apart; and the sigma that a capital one becomes at
 * the end of a word only, since part of a text is to be found in it.
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
