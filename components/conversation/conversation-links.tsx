import { TextLink } from '@/components/ui/text-link';
import { conversations } from '@/lib/conversation/conversations';
import { conversationRoute } from '@/lib/conversation/route';

type Props = { readonly className?: string };

/** Links to the conversations about a visitor's own car, or a wanted one. */
export function ConversationLinks({ className }: Props) {
  return (
    <nav aria-label="Sell, exchange, or find a car" className={className} data-no-print>
      <ul className="flex flex-wrap gap-x-10 gap-y-1">
        {Object.entries(conversations).map(([kind, { title }]) => (
          <li key={kind}>
            <TextLink href={conversationRoute(kind as keyof typeof conversations)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
