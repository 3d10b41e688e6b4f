import { DOCUMENTS, type DocumentName } from '@/lib/schema/documents';
import type { CarDocument, Vehicle } from '@/lib/schema/types';
import { dateInShort } from '@/lib/text/days';

/** 'Present, in the name of Nyota Motors Ltd', 'Not present', 'None on the register, of 20 November 2026'. */
export function documentInWords({ document, present, detail, dated }: CarDocument): string {
  return [stateInWords(document, present === 'yes'), detail, dated && `of ${dateInShort(dated)}`]
    .filter(Boolean)
    .join(', ');
}

/** Whether a buyer will ask for it: a paper that is not here, or a caveat that is. */
export const isWanting = ({ document, present }: CarDocument) => (present === 'yes') === (document === 'Caveat');

/** A letter for each document: 'y', 'n', or a space if not stated. Every page with a list fetches these files. */
export function documentLetters(documents: Vehicle['documents']): string {
  const stated = statedDocuments(documents);
  return DOCUMENTS.map((name) => stated.find(({ document }) => document === name)?.present[0] ?? ' ')
    .join('')
    .trimEnd();
}

/** The meaning of each letter. */
export function letterInWords(name: DocumentName, letter = ' '): string | undefined {
  return letter === ' ' ? undefined : stateInWords(name, letter === 'y');
}

function stateInWords(name: DocumentName, isPresent: boolean): string {
  const [yes, no] = name === 'Caveat' ? ['On the register', 'None on the register'] : ['Present', 'Not present'];
  return isPresent ? yes : no;
}

/** In the order of the page. */
export function statedDocuments(documents: Vehicle['documents'] = []): readonly CarDocument[] {
  return DOCUMENTS.flatMap((name) => documents.find(({ document }) => document === name) ?? []);
}

/** The documents that the dealer says nothing of. */
export function unstatedDocuments(documents: Vehicle['documents'] = []): readonly DocumentName[] {
  return DOCUMENTS.filter((name) => !documents.some(({ document }) => document === name));
}

/** The known flaws on one picture, or those without a picture, which come last. Numbers run through all groups. */
export type FlawGroup = {
  readonly picture?: string;
  readonly flaws: readonly {
    readonly number: number;
    readonly text: string;
    readonly left?: number;
    readonly top?: number;
  }[];
};

export function flawGroups(flaws: Vehicle['flaws'] = []): readonly FlawGroup[] {
  const pictures = [...new Set(flaws.map(({ picture }) => picture))].sort(
    (one, other) => Number(!one) - Number(!other),
  );
  let number = 0;
  return pictures.map((picture) => ({
    picture,
    flaws: flaws
      .filter((flaw) => flaw.picture === picture)
      .map(({ text, left, top }) => {
        number += 1;
        return { number, text, left, top };
      }),
  }));
}

/** History and warranty, in sentences of the dealer's. */
export function papersOf(vehicle: Vehicle): readonly { readonly label: string; readonly value: string }[] {
  const { serviceHistory, warranty, warrantyExcludes, inspection } = vehicle;
  return [
    { label: 'Service history', value: serviceHistory },
    { label: 'Warranty', value: warranty },
    { label: 'Not covered', value: warrantyExcludes },
    { label: 'Inspected by', value: inspection },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}
