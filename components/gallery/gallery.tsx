'use client';

import { type ReactNode, useState } from 'react';
import { IllustrationNote } from '@/components/ui/illustration-note';
import type { Turn } from '@/lib/gallery/turn';
import { GalleryBar } from './gallery-bar';
import type { GalleryPicture } from './gallery-picture';
import { GalleryStrip } from './gallery-strip';
import { Thumbnails } from './thumbnails';
import { TurnPanel } from './turn-panel';
import { useStrip } from './use-strip';
import { useTurn } from './use-turn';
import { Viewer } from './viewer';

type Props = {
  readonly pictures: readonly GalleryPicture[];
  /** The car's 360-degree turn, where there is one. */
  readonly turn?: Turn | undefined;
  /** Names the shared element for the transition from a card. */
  readonly sharedPicture: string;
  readonly badge: ReactNode;
};

/** The vehicle's pictures: a strip that snaps, thumbnails, a full-screen viewer, and the car to be turned round. */
export function Gallery({ pictures, turn, sharedPicture, badge }: Props) {
  const { strip, selected, select } = useStrip(pictures.length);
  const turning = useTurn(turn);
  const [enlarged, setEnlarged] = useState(false);

  function show(index: number) {
    turning.close();
    select(index);
  }

  const shared = { selected, onSelect: show, onEnlarge: () => setEnlarged(true) };
  const drawn = pictures.map(({ source }) => source);

  return (
    <section aria-label="Pictures">
      <div className="relative isolate -mx-gutter lg:mx-0">
        <GalleryStrip
          {...shared}
          strip={strip}
          pictures={pictures}
          sharedPicture={sharedPicture}
          covered={turning.stage === 'ready'}
        />
        <GalleryBar {...shared} count={pictures.length} alt={pictures[selected]?.alt ?? ''}>
          {turn && <TurnPanel turn={turn} turning={turning} />}
        </GalleryBar>
        <div className="absolute top-4 left-gutter lg:left-4">{badge}</div>
      </div>
      <Thumbnails pictures={pictures} selected={selected} onSelect={show} />
      <IllustrationNote pictures={turn ? [...drawn, turn] : drawn} className="mt-2" />
      {enlarged && (
        <Viewer pictures={pictures} selected={selected} onSelect={show} onClose={() => setEnlarged(false)} />
      )}
    </section>
  );
}
