import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/page/routes';

/** What stands on the shortlist's page while nothing is on the list. */
export function EmptyShortlist() {
  return (
    <div className="border-line border-y py-14">
      <h2 data-focus-after-removal tabIndex={-1} className="font-serif text-title">
        No vehicles on your shortlist
      </h2>
      <p className="measure mt-3 text-muted">
        Press the bookmark on a vehicle and it is kept here, to compare with others or to ask about in one message.
      </p>
      <TextLink href={routes.vehicles} className="mt-4">
        To the vehicles
      </TextLink>
    </div>
  );
}
