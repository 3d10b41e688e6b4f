import type { z } from 'zod';

/** The values that the site fills into a legal text, by the word between braces: '{house}'. */
export const FACTS = ['house', 'address', 'email', 'phone', 'site', 'forms'] as const;

export type Facts = Readonly<Record<(typeof FACTS)[number], string>>;

const BRACES = /\{([^{}]*)\}/g;
/** '[registered name of the company]': what only the house can say. */
const GAP = /\[[^[\]]+\]/g;

/** A part of a legal text as a page shows it: a paragraph, or the items of a list. */
export type Block = { readonly kind: 'paragraph' | 'list'; readonly lines: readonly string[] };

/** The words between braces that are none of `known`. */
export function unknownFacts(text: string, known: readonly string[]): readonly string[] {
  return Array.from(text.matchAll(BRACES), ([, fact = '']) => fact).filter((fact) => !known.includes(fact));
}

/** The schema of a text that names only these facts between braces. */
export function withKnownFacts(text: z.ZodString, known: readonly string[]) {
  const names = known.map((fact) => `{${fact}}`).join(', ');
  const error = `between braces only ${names}, which the site fills in`;
  return text.refine((written) => unknownFacts(written, known).length === 0, { error });
}

export function gapsOf(text: string): readonly string[] {
  return text.match(GAP) ?? [];
}

export function withFacts(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(BRACES, (braces, fact: string) => (Object.hasOwn(facts, fact) ? (facts[fact] ?? '') : braces));
}

/** Paragraphs with an empty line between them; one whose every line begins with '- ' is a list. */
export function blocksOf(text: string): readonly Block[] {
  return text.split(/\n[^\S\n]*\n\s*/).map((part) => {
    const lines = part.split('\n').map((line) => line.trim());
    return lines.every((line) => line.startsWith('- '))
      ? { kind: 'list', lines: lines.map((line) => line.slice(2).trim()) }
      : { kind: 'paragraph', lines: [lines.join(' ')] };
  });
}
