/** The number of a new car, by chance of 900 million: two computers that each add a list of cars know nothing of each other. */
export function newId(): number {
  return 100_000_000 + Math.floor(Math.random() * 900_000_000);
}
