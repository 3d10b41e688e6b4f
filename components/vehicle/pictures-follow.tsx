import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/lib/pictures/pictures';

type Props = {
  readonly source: PictureSource;
  readonly alt: string;
  /** Names the shared element for the transition from a card. */
  readonly sharedPicture: string;
  readonly badge: ReactNode;
  /** An offer of photographs. */
  readonly children?: ReactNode;
};

/** In place of the gallery where a car has no pictures: nothing to choose, to enlarge or to print. */
export function PicturesFollow({ source, alt, sharedPicture, badge, children }: Props) {
  return (
    <section aria-label="Pictures">
      <div className="relative isolate -mx-gutter sideways:mr-0 lg:mx-0">
        <div data-shared-picture={sharedPicture} data-no-print>
          <Picture
            source={source}
            alt={alt}
            sizes="(min-width: 64rem) 62vw, 100vw"
            priority
            className="aspect-16/10 w-full object-cover"
          />
        </div>
        <div className="absolute top-4 left-gutter lg:left-4 print:static">{badge}</div>
      </div>
      {children && <p className="mt-2 text-label text-muted">{children}</p>}
    </section>
  );
}
