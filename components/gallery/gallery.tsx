'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { ARROW_LEFT, ARROW_RIGHT, EXPAND } from '@/components/ui/icon-shapes';
import { ChangingText } from '@/components/ui/spoken';
import type { Spin } from '@/lib/gallery/spin';
import { counterSpoken, counterText } from '@/lib/gallery/strip';
import type { GalleryPicture } from '@/lib/pictures/vehicle-pictures';
import { IconButton } from './icon-button';
import { SpinPanel, type SpinStage } from './spin-panel';
import { Strip, Thumbnails, useStrip } from './strip';
import type { Viewer } from './viewer';

type Props = {
  readonly pictures: readonly GalleryPicture[];
  readonly spin?: Spin;
  /** Names the shared element for the transition from a card. */
  readonly sharedPicture: string;
  readonly badge: ReactNode;
  /** On the pictures: that they are illustrations. */
  readonly note?: ReactNode;
};

/** The vehicle's pictures: a strip, thumbnails, a full-screen viewer, and the spin. */
export function Gallery({ pictures, spin, sharedPicture, badge, note }: Props) {
  const { strip, selected, select } = useStrip(pictures.length);
  const [stage, setStage] = useState<SpinStage>('closed');
  /** Loaded when it opens; null while it is closed. */
  const [viewer, setViewer] = useState<{ readonly Viewer: typeof Viewer } | null>(null);
  const count = pictures.length;
  const alt = pictures[selected]?.alt ?? '';

  function show(index: number) {
    setStage('closed');
    select(index);
  }

  async function enlarge() {
    try {
      setViewer(await import('./viewer'));
    } catch {
      // The viewer failed to load: open the picture file.
      location.assign(pictures[selected]?.source.src ?? '');
    }
  }

  return (
    <section aria-label="Pictures">
      <div className="relative isolate -mx-gutter sideways:mr-0 lg:mx-0 print:mx-0">
        <div className="@container relative">
          <Strip
            strip={strip}
            pictures={pictures}
            selected={selected}
            onSelect={show}
            onEnlarge={enlarge}
            sharedPicture={sharedPicture}
            covered={stage === 'ready'}
          />
          {note}
        </div>
        {/* On phones one line: a swipe steps, and a tap on the picture fills the screen. */}
        <div className="relative flex min-h-16 gap-x-3 px-gutter sm:block lg:px-0" data-no-print>
          <div
            className={clsx(
              'js-only flex items-center gap-x-1 max-sm:order-last sm:border-line sm:border-b',
              stage !== 'closed' && 'grow',
            )}
          >
            {count > 1 && stage === 'closed' && (
              <>
                <IconButton
                  label="Previous picture"
                  onPress={() => show(selected - 1)}
                  idle={selected === 0}
                  className="-ml-3 max-sm:hidden"
                >
                  <Icon shape={ARROW_LEFT} className="size-5" />
                </IconButton>
                <IconButton
                  label="Next picture"
                  onPress={() => show(selected + 1)}
                  idle={selected === count - 1}
                  className="max-sm:hidden"
                >
                  <Icon shape={ARROW_RIGHT} className="size-5" />
                </IconButton>
                <p aria-hidden className="figures ml-2 whitespace-nowrap text-muted text-small max-sm:hidden">
                  <ChangingText>{counterText(selected, count)}</ChangingText>
                </p>
                <p role="status" className="sr-only">
                  <ChangingText>{counterSpoken(selected, count, alt)}</ChangingText>
                </p>
              </>
            )}
            {spin && <SpinPanel spin={spin} stage={stage} onStage={setStage} />}
            <IconButton label="View full screen" onPress={enlarge} className="-mr-3 ml-auto px-3 max-sm:hidden">
              <span className="sideways:hidden text-small max-xl:hidden">View full screen</span>
              <Icon shape={EXPAND} className="size-4.5" />
            </IconButton>
          </div>
          {/* That of a single picture leads back from the spin. */}
          {(count > 1 || spin) && (
            <Thumbnails
              pictures={pictures}
              selected={stage === 'ready' ? null : selected}
              onSelect={show}
              className={stage === 'closed' ? undefined : 'max-sm:hidden'}
            />
          )}
        </div>
        <div className="absolute top-4 left-gutter lg:left-0">{badge}</div>
      </div>
      {viewer && (
        <viewer.Viewer pictures={pictures} selected={selected} onSelect={show} onClose={() => setViewer(null)} />
      )}
    </section>
  );
}
