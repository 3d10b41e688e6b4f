import { routes } from '@/lib/page/routes';
import type { ConversationKind } from './conversations';

/** A conversation's part of the page, about a car of ours where an id is given: '/sell/?car=7#part-exchange'. */
export function conversationRoute(kind: ConversationKind, id?: number): string {
  return `${routes.sell}${id === undefined ? '' : `?car=${id}`}#${kind}`;
}
