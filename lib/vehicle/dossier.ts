import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { dateInShort } from '@/lib/text/dates';
import { formatMeasure } from '@/lib/text/measures';

/** The short facts of the dossier, which can be set side by side. */
export const DOSSIER_KEYS = [
  ...(['bodyType', 'drive', 'power', 'seats', 'doors', 'steering', 'engineCapacity', 'range', 'battery'] as const),
  ...(['odometer', 'exteriorColour', 'paint', 'interiorColour', 'registration', 'origin', 'duty'] as const),
  ...(['owners', 'location', 'arrives'] as const),
] as const;

export type DossierFacts = Pick<Vehicle, (typeof DOSSIER_KEYS)[number]>;

/** A fact that some cars have; undefined where the dealer has not given it. */
export type DossierFact = {
  readonly label: string;
  readonly show: (vehicle: DossierFacts) => string | undefined;
};

const measured = (unit: string, value: number | undefined) =>
  value === undefined ? undefined : formatMeasure(value, unit);

/** What every car of the model has. */
export const modelFacts: readonly DossierFact[] = [
  { label: 'Body', show: ({ bodyType }) => bodyType },
  { label: 'Drive', show: ({ drive }) => drive },
  { label: 'Power', show: ({ power }) => measured('hp', power) },
  { label: 'Engine capacity', show: ({ engineCapacity }) => measured('cc', engineCapacity) },
  { label: 'Range', show: ({ range }) => measured('km', range) },
  { label: 'Battery', show: ({ battery }) => measured('kWh', battery) },
  { label: 'Seats', show: ({ seats }) => seats?.toString() },
  { label: 'Doors', show: ({ doors }) => doors?.toString() },
  { label: 'Steering', show: ({ steering }) => steering },
];

/** What is true of one car alone. */
export const carFacts: readonly DossierFact[] = [
  { label: 'Odometer', show: ({ odometer }) => measured('km', odometer) },
  { label: 'Colour', show: ({ exteriorColour, paint }) => withName(exteriorColour, paint) },
  { label: 'Interior', show: ({ interiorColour }) => interiorColour },
  { label: 'Registration', show: ({ registration }) => registration },
  { label: 'Origin', show: ({ origin }) => origin },
  { label: 'Duty', show: ({ duty }) => duty },
  { label: 'Previous owners', show: ({ owners }) => (owners === 0 ? 'None' : owners?.toString()) },
  { label: 'Where it is', show: placeOf },
];

/** 'Red (Rosso Corsa)', or the one of them that is known. */
function withName(colour: string | undefined, paint: string | undefined): string | undefined {
  return colour && paint ? `${colour} (${paint})` : (colour ?? paint);
}

function placeOf({ location, arrives }: DossierFacts): string | undefined {
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

/** Known flaws by the picture that shows them, those without one last; numbered through. */
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
