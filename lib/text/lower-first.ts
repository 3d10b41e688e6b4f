/** A sentence as it goes on behind a comma or a colon: 'luxury cars in Nairobi'. A word in capitals stays: 'BMW only'. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
