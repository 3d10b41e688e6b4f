import { DOCUMENTS, type DocumentName } from '@/lib/schema/documents';
import type { CarDocument, Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { dateInShort } from '@/lib/text/dates';
import { formatMeasure } from '@/lib/text/measures';

/** A fact that some cars have. `show` gets only the fields that `reads` names, and returns undefined where they are absent. */
function fact<const Key extends keyof Vehicle>(
  label: string,
  reads: readonly Key[],
  show: (vehicle: Pick<Vehicle, Key>) => string | undefined,
) {
  return { label, reads, show };
}

const measured = (unit: string, value: number | undefined) =>
  value === undefined ? undefined : formatMeasure(value, unit);

/** Facts of every car of the model. */
export const modelFacts = [
  fact('Body', ['bodyType'], ({ bodyType }) => bodyType),
  fact('Drive', ['drive'], ({ drive }) => drive),
  fact('Power', ['power'], ({ power }) => measured('hp', power)),
  fact('Engine capacity', ['engineCapacity'], ({ engineCapacity }) => measured('cc', engineCapacity)),
  fact('Range', ['range'], ({ range }) => measured('km', range)),
  fact('Battery', ['battery'], ({ battery }) => measured('kWh', battery)),
  fact('Seats', ['seats'], ({ seats }) => seats?.toString()),
  fact('Doors', ['doors'], ({ doors }) => doors?.toString()),
  fact('Steering', ['steering'], ({ steering }) => steering),
] as const;

/** Facts of one car alone. */
export const carFacts = [
  fact('Odometer', ['odometer'], ({ odometer }) => measured('km', odometer)),
  fact('Colour', ['exteriorColour', 'paint'], ({ exteriorColour, paint }) => withName(exteriorColour, paint)),
  fact('Interior', ['interiorColour'], ({ interiorColour }) => interiorColour),
  fact('Registration', ['registration'], ({ registration }) => registration),
  fact('Origin', ['origin'], ({ origin }) => origin),
  fact('Duty', ['duty'], ({ duty }) => duty),
  fact('Previous owners', ['owners'], ({ owners }) => (owners === 0 ? 'None' : owners?.toString())),
  fact('Where it is', ['location', 'arrives'], placeOf),
] as const;

/** 'Here, in the name of Nyota Motors Ltd', 'Not here', 'None on the register, of 20 November 2026'. */
export function documentInWords({ document, present, detail, dated }: CarDocument): string {
  return [stateInWords(document, present === 'yes'), detail, dated && `of ${dateInShort(dated)}`]
    .filter(Boolean)
    .join(', ');
}

/** Whether a buyer will ask for it: a paper that is not here, or a caveat that is. */
export const isWanting = ({ document, present }: CarDocument) => (present === 'yes') === (document === 'Caveat');

/** A letter for each document, for files that every page of lists fetches: 'y', 'n', or a space where nothing is stated. */
export function documentLetters(documents: Vehicle['documents']): string {
  const stated = statedDocuments(documents);
  return DOCUMENTS.map((name) => stated.find(({ document }) => document === name)?.present[0] ?? ' ')
    .join('')
    .trimEnd();
}

/** What such a letter says. */
export function letterInWords(name: DocumentName, letter = ' '): string | undefined {
  return letter === ' ' ? undefined : stateInWords(name, letter === 'y');
}

function stateInWords(name: DocumentName, isPresent: boolean): string {
  const [yes, no] = name === 'Caveat' ? ['On the register', 'None on the register'] : ['Here', 'Not here'];
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

/** The fields of the short facts, for the comparison. */
export const DOSSIER_KEYS = [...modelFacts, ...carFacts].flatMap(({ reads }): readonly DossierKey[] => reads);

type DossierKey = (typeof modelFacts | typeof carFacts)[number]['reads'][number];

export type DossierFacts = Pick<Vehicle, DossierKey>;

export type DossierFact = {
  readonly label: string;
  readonly show: (vehicle: DossierFacts) => string | undefined;
};

/** 'Red (Rosso Corsa)', or the one of them that is known. */
function withName(colour: string | undefined, paint: string | undefined): string | undefined {
  return colour && paint ? `${colour} (${paint})` : (colour ?? paint);
}

function placeOf({ location, arrives }: Pick<Vehicle, 'location' | 'arrives'>): string | undefined {
  switch (location) {
    case 'here':
      return `In our showroom in ${site.address.city}`;
    case 'port':
      return 'At the port';
    case 'abroad':
      return `Abroad, ${arrives ? `expected in ${dateInShort(arrives)}` : 'arrival to be confirmed'}`;
    case undefined:
      return undefined;
  }
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
