/** A phrase at the start of a line: 'Within Nairobi'. */
export function upperFirst(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** A sentence after a comma or a colon: 'luxury cars in Nairobi'. A word in capitals stays: 'BMW only'. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** 'deposit, age and insurance'. */
export function listInWords(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ');
}
