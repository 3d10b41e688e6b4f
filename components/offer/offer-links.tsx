import { TextLink } from '@/components/ui/text-link';
import { conversations } from '@/lib/offer/conversations';
import { offerRoute } from '@/lib/offer/offer-route';

type Props = { readonly className?: string };

/** The ways to the conversations about a visitor's own car, or one they seek. */
export function OfferLinks({ className }: Props) {
  return (
    <nav aria-label="Your own car, or one you seek" className={className} data-no-print>
      <ul className="flex flex-wrap gap-x-10 gap-y-1">
        {Object.entries(conversations).map(([kind, { title }]) => (
          <li key={kind}>
            <TextLink href={offerRoute(kind as keyof typeof conversations)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
