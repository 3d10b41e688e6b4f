import { clsx } from 'clsx/lite';
import { formatMoney } from '@/lib/text/numbers';
import { type Asked, askedLines, type BelowPrice, soleMode } from '@/lib/vehicle/asking';

type Props = Asked & {
  readonly status?: string;
  readonly previousPrice?: number;
  readonly below?: BelowPrice;
  readonly size?: 'card' | 'page';
  readonly className?: string;
};

// On a vehicle's page the amount is below the name in size, and on one line of its column.
const sizes = {
  card: undefined,
  page: 'text-[length:min(var(--text-heading),8.5cqi)] leading-(--text-heading--line-height)',
} as const;
// 'Sold' comes before what the car cost.
const soldSizes = { card: 'text-muted text-small', page: 'text-lead text-muted' } as const;

/**
 * Both prices are in the HTML; CSS shows the one of the root element's mode, from the first paint. Without scripts both
 * show. The only price of a car that is only for sale or only for rent shows in both modes.
 */
export function Price({ status, previousPrice, below, size = 'card', className, ...asked }: Props) {
  const only = soleMode(asked);
  return (
    <div className={clsx('figures whitespace-nowrap', className)}>
      {askedLines(asked, size).map(({ mode, label, value }) => (
        <div key={mode} data-price={only ? undefined : mode}>
          <p className="whitespace-normal text-label text-muted">{label}</p>
          <p className={(status === 'sold' ? soldSizes : sizes)[size]}>{value}</p>
          {below?.mode === mode && <p className="mt-1 whitespace-normal text-small empty:hidden">{below.words}</p>}
          {below?.mode === mode && <p className="whitespace-normal text-label text-muted">We confirm your dates</p>}
          {mode === 'sale' && previousPrice !== undefined && (
            <p className="mt-1 whitespace-normal text-muted text-small">
              Before: <s>{formatMoney(previousPrice)}</s>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
