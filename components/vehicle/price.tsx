import { clsx } from 'clsx';
import { formatDailyRental, formatKes } from '@/lib/text/money';
import { priceCaptions } from '@/lib/vehicle/mode';

type Props = {
  /** Whole shillings. */
  readonly price: number;
  /** Whole shillings a day. */
  readonly dailyRental: number;
  readonly size?: 'card' | 'page';
  readonly className?: string;
};

// On a vehicle's page an amount is as large as its column lets it stand on one line.
const sizes = {
  card: 'text-lead',
  page: 'text-[length:min(var(--text-heading),12cqi)] leading-(--text-heading--line-height)',
} as const;

/**
 * Both prices stand in the page; the style sheet shows the one of the mode kept on the root element, so the right one is
 * there from the first paint. Without scripts both show.
 */
export function Price({ price, dailyRental, size = 'card', className }: Props) {
  return (
    <div className={clsx('figures whitespace-nowrap', className)}>
      <p data-price="sale" className="flex flex-col">
        <span className="text-label text-muted">{priceCaptions[size].sale}</span>
        <span className={sizes[size]}>{formatKes(price)}</span>
      </p>
      <p data-price="rental" className="flex flex-col">
        <span className="text-label text-muted">{priceCaptions[size].rental}</span>
        <span className={sizes[size]}>{formatDailyRental(dailyRental)}</span>
      </p>
    </div>
  );
}
