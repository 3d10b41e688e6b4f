import { routes } from '@/lib/page/routes';

/** Shown instead of the list while the dealer has no vehicle at all. */
export function EmptyCatalogue() {
  return (
    <div className="mt-8 border-line border-y py-16">
      <p className="font-serif text-title">No vehicles are listed at the moment.</p>
      <p className="measure mt-3 text-muted">
        <a href={routes.contact} className="text-ink underline decoration-brass underline-offset-4">
          Tell us what you are looking for
        </a>{' '}
        and we will write to you when it is here.
      </p>
    </div>
  );
}
