import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/page/routes';

/** The fallback without JavaScript of a page that needs the browser's storage. */
export function NeedsScripts({ what }: { readonly what: string }) {
  return (
    <div className="no-js:block hidden border-line border-y py-14">
      <p className="measure text-lead">
        {what} is kept in your browser, and that needs JavaScript, which is switched off. Every vehicle with its prices
        can be read without it.
      </p>
      <TextLink href={routes.vehicles} className="mt-4">
        See all vehicles
      </TextLink>
    </div>
  );
}
