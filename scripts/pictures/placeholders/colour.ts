/** A colour on the way from one to another; share 0 is the first, 1 the second. '#rrggbb'. */
export function mix(one: string, other: string, share: number): string {
  const from = channels(one);
  const to = channels(other);
  const mixed = from.map((channel, index) => channel + ((to[index] ?? channel) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
