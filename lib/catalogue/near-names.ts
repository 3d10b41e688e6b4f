/** Words too short to be mistaken: almost every name holds two letters near to 'l'. */
const SHORTEST = 3;
const SHORTEST_WITH_MISTAKE = 4;

/**
 * Of texts as they are searched (find-vehicles.ts), those that were meant: 'lamborgini', 'aston matrin', 'gtb ferrari'.
 * Each typed word begins a word of the text, in any order, with at most one mistake. A mistake is a letter added,
 * missing or wrong, or two swapped. The first letter is right, and so are numbers: a 458 is no 488.
 */
export function findNear(texts: readonly string[], typed: string): ReadonlySet<string> {
  if (typed.length < SHORTEST) return new Set();
  const words = typed.split(' ');
  return new Set(
    texts.filter((text) => {
      const known = text.split(/\s/);
      return words.every((word) => known.some((name) => beginsNearly(name, word)));
    }),
  );
}

function beginsNearly(name: string, word: string): boolean {
  if (name.startsWith(word)) return true;
  if (word.length < SHORTEST_WITH_MISTAKE || /\d/.test(word)) return false;
  let at = 0;
  while (name[at] === word[at]) at += 1;
  if (at === 0) return false;
  const [right, wrong] = [name.slice(at), word.slice(at)];
  const [first = '', second = ''] = wrong;
  return (
    right.startsWith(wrong.slice(1)) ||
    right.slice(1).startsWith(wrong) ||
    right.slice(1).startsWith(wrong.slice(1)) ||
    right.startsWith(second + first + wrong.slice(2))
  );
}
