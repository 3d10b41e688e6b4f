/** Text as a search compares it: without case and without marks over or under letters. 'Huracán' and 'HURACAN' are one. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
