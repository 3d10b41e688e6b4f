/** Longer words are compared by their beginning, so that no input can make the comparison slow. */
const COMPARED_LENGTH = 100;

/**
 * The known word with the smallest Levenshtein distance from `word`, ignoring case. Null if every distance exceeds `limit`.
 * Ties go to the first.
 */
export function nearest(word: string, known: Iterable<string>, limit = Number.MAX_SAFE_INTEGER): string | null {
  let best: string | null = null;
  let fewest = limit + 1;
  for (const candidate of known) {
    const changes = changesBetween(word.slice(0, COMPARED_LENGTH).toLowerCase(), candidate.toLowerCase());
    if (changes < fewest) {
      best = candidate;
      fewest = changes;
    }
  }
  return best;
}

function changesBetween(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = at(previous, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, at(previous, column) + 1, at(current, column - 1) + 1));
    }
    previous = current;
  }
  return at(previous, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
