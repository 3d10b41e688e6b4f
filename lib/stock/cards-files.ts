/** About how many vehicles one file holds: few enough for a phone, enough that ten thousand vehicles take few files. */
const FILE_SIZE = 24;

/** In how many files the cards of that many vehicles lie, for who knows their ids. */
export function cardsFileCount(vehicles: number): number {
  return Math.max(1, Math.ceil(vehicles / FILE_SIZE));
}

/** Which of the files a vehicle is in. */
export function cardsFileOf(id: number, count: number): number {
  return id % count;
}

/**
 * The address of a file: '/cards/1/0.json'. The number of files stands in it, since a page of yesterday may ask by another
 * number than today's.
 */
export function cardsFileRoute(index: number, count: number): string {
  return `/cards/${count}/${index}.json`;
}
