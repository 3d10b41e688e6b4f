import UFuzzy from '@leeoniya/ufuzzy';

/** One mistake in each word: a letter too many, too few, another, or two that changed places; the first letter is right. */
const fuzzy = new UFuzzy({ intraMode: 1 });

/** In how many words an order other than the typed one is looked for: six words have 720 orders. */
const WORDS_IN_ANY_ORDER = 3;

/** Words too short to be mistaken: almost every name holds two letters near to 'l'. */
const SHORTEST = 3;

/** Of texts as they are searched (find-vehicles.ts), those that were meant: 'lamborgini', 'aston matrin', 'gtb ferrari'. */
export function findNear(texts: readonly string[], word: string): ReadonlySet<string> {
  if (word.length < SHORTEST) return new Set();
  const [places] = fuzzy.search([...texts], word, WORDS_IN_ANY_ORDER, 0);
  return new Set(places?.map((place) => texts[place] as string));
}
