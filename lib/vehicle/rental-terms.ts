import type { Rental, RentalTerms, Vehicle } from '@/lib/schema/types';
import { dateInShort, daysInWords } from '@/lib/text/days';
import { formatDailyRental, formatMeasure, formatMoney } from '@/lib/text/numbers';
import { upperFirst } from '@/lib/text/words';
import { type Asked, soleMode } from './asking';

/** The rental terms of a car: its own, else those of the house; null if it cannot be rented. */
export function termsOf(
  vehicle: Asked & Pick<Vehicle, 'status' | 'rentalTerms'>,
  { terms }: Rental,
): RentalTerms | null {
  return vehicle.status === 'sold' || soleMode(vehicle) === 'sale' ? null : { ...terms, ...vehicle.rentalTerms };
}

type Term = {
  readonly label: string;
  /** Undefined while it is to be confirmed, null where it does not apply. */
  readonly show: (terms: RentalTerms) => string | null | undefined;
};

const deposit: Term = { label: 'Security deposit', show: (terms) => sumInWords(terms.deposit) };
const distance: Term = {
  label: 'Kilometres a day',
  show: ({ kilometresADay: distance }) =>
    typeof distance === 'number' ? formatMeasure(distance, 'km') : distance && upperFirst(distance),
};
const shortest: Term = { label: 'Shortest rental', show: shortestInWords };

const TERMS: readonly Term[] = [
  deposit,
  distance,
  {
    label: 'Each further kilometre',
    show: ({ kilometresADay, extraKilometre }) => (kilometresADay === 'unlimited' ? null : sumInWords(extraKilometre)),
  },
  { label: 'Other rates', show: ratesInWords },
  { label: 'Insurance excess', show: ({ excess }) => sumInWords(excess) },
  shortest,
  { label: 'Chauffeur', show: chauffeurInWords },
  {
    label: 'Driver’s age',
    show: (terms) => ofRenterAtTheWheel(terms, terms.minimumAge?.toString().concat(' or over')),
  },
  { label: 'Driving licence', show: (terms) => ofRenterAtTheWheel(terms, terms.licence) },
  { label: 'Documents', show: ({ documents }) => documents?.join('; ') },
  { label: 'Delivery', show: deliveryInWords },
  { label: 'Late return', show: lateInWords },
];

/** 'Saturdays and Sundays KES 150,000/day'. Null without any: the daily rate is for all days. */
function ratesInWords({ rates = [] }: RentalTerms): string | null {
  const lines = rates.map(({ from, to, rate }) => {
    const days = from && to ? `${dateInShort(from)} to ${dateInShort(to)}` : 'Saturdays and Sundays';
    return `${days} ${formatDailyRental(rate)}`;
  });
  return lines.join('\n') || null;
}

/** The first questions of a renter. */
const FIRST = [deposit, distance, shortest];

type TermsInWords = {
  readonly known: readonly { readonly label: string; readonly value: string }[];
  /** The labels of those that are to be confirmed. */
  readonly open: readonly string[];
};

/** The words beside the rate. */
export const firstTerms = (terms: RentalTerms | null) => inWords(FIRST, terms);

export const allTerms = (terms: RentalTerms | null) => inWords(TERMS, terms);

function inWords(some: readonly Term[], terms: RentalTerms | null): TermsInWords {
  const shown = terms ? some.map(({ label, show }) => ({ label, value: show(terms) })) : [];
  return {
    known: shown.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    open: shown.flatMap(({ label, value }) => (value === undefined ? [label] : [])),
  };
}

/** 'The first hour is free.', with the price of a day on a line of its own. */
function lateInWords({ late, lateDay }: RentalTerms): string | undefined {
  const price = lateDay === undefined ? undefined : `${formatMoney(lateDay)} for each day`;
  return [late, price].filter(Boolean).join('\n') || undefined;
}

/** '2 days, over a Saturday or Sunday night 3 days, for a wedding 1 day'. */
function shortestInWords({ minimumDays, weekendDays, weddingDays }: RentalTerms): string | undefined {
  const parts = [
    minimumDays && daysInWords(minimumDays),
    weekendDays && weekendDays > (minimumDays ?? 0) && `over a Saturday or Sunday night ${daysInWords(weekendDays)}`,
    weddingDays && `for a wedding ${daysInWords(weddingDays)}`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? upperFirst(parts.join(', ')) : undefined;
}

function ofRenterAtTheWheel({ chauffeur }: RentalTerms, value: string | undefined): string | null | undefined {
  return chauffeur === 'only with' ? null : value;
}

/** 'With or without, KES 8,000 a day', 'Always, included'. */
function chauffeurInWords({ chauffeur, chauffeurRate }: RentalTerms): string | undefined {
  if (chauffeur === undefined) return undefined;
  if (chauffeur === 'without') return 'None: you drive';
  const cost = typeof chauffeurRate === 'number' ? `${formatMoney(chauffeurRate)} a day` : chauffeurRate;
  return `${chauffeur === 'only with' ? 'Always' : 'With or without'}, ${cost ?? 'cost to be confirmed'}`;
}

/** 'Within Nairobi, KES 5,000'. */
function deliveryInWords({ deliveryArea, deliveryFee }: RentalTerms): string | undefined {
  const fee = typeof deliveryFee === 'number' ? formatMoney(deliveryFee) : deliveryFee;
  if (deliveryArea === undefined) return fee && `${upperFirst(fee)}, area to be confirmed`;
  return `${deliveryArea}, ${fee ?? 'fee to be confirmed'}`;
}

/** 'KES 50,000', 'None'. */
function sumInWords(sum: number | string | undefined): string | undefined {
  return typeof sum === 'number' ? formatMoney(sum) : sum && upperFirst(sum);
}
