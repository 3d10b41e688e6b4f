import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { pictureSources } from '@/lib/pictures/pictures';
import { Picture } from './picture';

type Props = {
  /** Of the picture: 'lexus-lc-500/detail'. */
  readonly name: string;
  /** The part of the picture that a crop keeps. */
  readonly className: string;
  readonly children: ReactNode;
};

/** A car from so near that its paint is the ground, dark in both themes; words on its dark side, or below it on a phone. */
export function MacroBand({ name, className, children }: Props) {
  return (
    <section className="dark relative isolate bg-canvas text-ink">
      <Picture
        source={pictureSources(name)}
        alt=""
        sizes="(min-width: 64rem) 67vw, 100vw"
        className={clsx(
          'max-lg:mask-[linear-gradient(#000_60%,#0000)] lg:mask-[linear-gradient(90deg,#0000,#000_85%)] -z-10 aspect-video w-full object-cover lg:absolute lg:top-0 lg:right-0 lg:h-full lg:w-2/3 print:hidden',
          className,
        )}
      />
      <div className="frame flex flex-col items-start justify-center pb-section lg:min-h-[min(40rem,36vw)] lg:pt-section">
        {children}
      </div>
    </section>
  );
}
