/** A phrase as a line begins with it: 'Within Nairobi'. */
export function upperFirst(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
