/** Text as a search compares it: without case and without marks over or under letters. 'Huracán' and 'HURACAN' are one. */
export function fold(text: string): string {
  // At the end of a word a capital sigma becomes another letter than elsewhere; part of a text is to be found in it.
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
}
