/** A word's first letter or digit, with the accents that follow it as characters of their own. */
const INITIAL = /[\p{L}\p{N}]\p{M}*/u;

/**
 * The capital initials of the first and last word of a name: 'WK' for 'Wanjiru Kamau', 'W' for 'Wanjiru'. Empty where
 * there is no letter and no digit.
 */
export function monogram(name: string): string {
  const initials = name
    .normalize('NFC')
    .split(/\s/u)
    .flatMap((word) => INITIAL.exec(word)?.[0] ?? [])
    .map((initial) => initial.toUpperCase());
  return [initials[0], ...initials.slice(1).slice(-1)].join('');
}
