import { vehicleRoute } from '@/lib/page/routes';
import type { Vehicle } from '@/lib/schema/types';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { listInWords } from '@/lib/text/phrases';
import { greeting } from './messages';

export type RentalRequest = Readonly<Record<'pickUp' | 'returnDate' | 'days' | 'amount', string>> & {
  readonly wedding: boolean;
  /** 'Deposit held', 'KES 200,000', and the others of the worst case, so that the house has read it. */
  readonly worst: readonly { readonly label: string; readonly value: string }[];
  /** 'It is for a wedding.', or empty. */
  readonly occasion: string;
  /** Terms that are to be confirmed: 'deposit', 'age'. */
  readonly open: readonly string[];
};

/**
 * From the rental estimate; the dates in words, the amount as text. Beside the other messages, since it is fetched with the
 * estimate alone.
 */
export function rentalRequestMessage({ id, name }: Pick<Vehicle, 'id' | 'name'>, request: RentalRequest): string {
  const { pickUp, returnDate, days, amount, worst, wedding, occasion, open } = request;
  return [
    `${greeting} I would like to rent the ${name}${wedding ? ' for a wedding.' : `.${occasion && ` ${occasion}`}`}`,
    '',
    `Pick-up: ${pickUp}`,
    `Return: ${returnDate}`,
    `${days}, ${amount} at the daily rate.`,
    ...worst.map(({ label, value }) => `${label}: ${value}`),
    absoluteUrl(vehicleRoute(id, 'rental')),
    '',
    `Please confirm ${listInWords(['availability', ...open])}.`,
  ].join('\n');
}
