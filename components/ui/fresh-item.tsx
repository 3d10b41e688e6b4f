import type { ReactNode } from 'react';
import { hideWhenOverScript } from '@/lib/inline-scripts';

type Props = {
  /** The instant from which it is too old, as Date.now() counts. */
  readonly until: number;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * A list item with an expiry. The build omits an old one; a script hides one that expired since the build. Without
 * scripts the date beside it is the only sign.
 */
export function FreshItem({ until, className, children }: Props) {
  return (
    <li className={className} data-until={until} suppressHydrationWarning>
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of the site's own; as an element, React would object to it. */}
      <span dangerouslySetInnerHTML={{ __html: `<script>${hideWhenOverScript}</script>` }} />
    </li>
  );
}
