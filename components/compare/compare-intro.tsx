import type { Ref } from 'react';
import { Lead } from '@/components/ui/page-title';
import { TextLink } from '@/components/ui/text-link';
import { COMPARE_LIMIT } from '@/lib/device/device-list';
import { routes } from '@/lib/page/routes';

type Props = {
  readonly ref: Ref<HTMLHeadingElement>;
  /** Undefined until it is known. */
  readonly count?: number;
  /** Whether the comparison came with the address. */
  readonly shared?: boolean;
};

/** The page's title, and what can be done next while there is little or nothing to compare. */
export function CompareIntro({ ref, count, shared }: Props) {
  return (
    <div className="pt-4 pb-5 lg:pt-10 lg:pb-8 print:py-0">
      <h1 ref={ref} tabIndex={-1} className="max-w-[24ch] font-serif text-headline print:text-title">
        {shared ? 'A comparison shared with you' : 'Compare'}
      </h1>
      {count === 0 && (
        <>
          <Lead>Up to {COMPARE_LIMIT} vehicles side by side. Choose the first one below, or on a vehicle’s page.</Lead>
          <TextLink href={routes.vehicles} className="mt-2">
            See all vehicles
          </TextLink>
        </>
      )}
      {count === 1 && <Lead>Add another vehicle to compare it with.</Lead>}
    </div>
  );
}
