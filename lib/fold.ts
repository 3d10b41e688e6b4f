/** Letters that are one with their stroke, which Unicode does not take apart. */
const WHOLE: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' };

/** Text as a search compares it: without case and without marks over or under letters. 'Huracán' and 'HURACAN' are one. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđħæœßı]/g, (letter) => WHOLE[letter] ?? letter);
}
