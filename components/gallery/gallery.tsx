'use client';

import { type ReactNode, useState } from 'react';
import type { Spin } from '@/lib/gallery/spin';
import { GalleryBar } from './gallery-bar';
import type { GalleryPicture } from './gallery-picture';
import { GalleryStrip } from './gallery-strip';
import { SpinPanel } from './spin-panel';
import { Thumbnails } from './thumbnails';
import { useSpin } from './use-spin';
import { useStrip } from './use-strip';
import type { Viewer } from './viewer';

type Props = {
  readonly pictures: readonly GalleryPicture[];
  readonly spin?: Spin;
  /** Names the shared element for the transition from a card. */
  readonly sharedPicture: string;
  readonly badge: ReactNode;
  /** The note below the pictures: photographs or illustrations. */
  readonly note?: ReactNode;
};

/** The vehicle's pictures: a strip, thumbnails, a full-screen viewer, and the spin. */
export function Gallery({ pictures, spin, sharedPicture, badge, note }: Props) {
  const { strip, selected, select } = useStrip(pictures.length);
  const spinning = useSpin(spin);
  /** Loaded when it opens; null while it is closed. */
  const [viewer, setViewer] = useState<{ readonly Viewer: typeof Viewer } | null>(null);

  function show(index: number) {
    spinning.close();
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

  const shared = { selected, onSelect: show, onEnlarge: enlarge };

  return (
    <section aria-label="Pictures">
      <div className="relative isolate -mx-gutter sideways:mr-0 lg:mx-0">
        <GalleryStrip
          {...shared}
          strip={strip}
          pictures={pictures}
          sharedPicture={sharedPicture}
          covered={spinning.stage === 'ready'}
        />
        <GalleryBar
          {...shared}
          count={spinning.stage === 'closed' ? pictures.length : 0}
          alt={pictures[selected]?.alt ?? ''}
        >
          {spin && <SpinPanel spin={spin} spinning={spinning} />}
        </GalleryBar>
        <div className="absolute top-4 left-gutter lg:left-4">{badge}</div>
      </div>
      {/* That of a single picture leads back from the spin. */}
      {(pictures.length > 1 || spin) && <Thumbnails pictures={pictures} selected={selected} onSelect={show} />}
      {note}
      {viewer && (
        <viewer.Viewer pictures={pictures} selected={selected} onSelect={show} onClose={() => setViewer(null)} />
      )}
    </section>
  );
}
