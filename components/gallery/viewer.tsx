'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { ARROW_LEFT, ARROW_RIGHT, X } from '@/components/ui/icon-shapes';
import { closeDialog, showDialog } from '@/components/ui/modal';
import { Picture } from '@/components/ui/picture';
import { ChangingText } from '@/components/ui/spoken';
import { clampIndex, counterSpoken, counterText } from '@/lib/gallery/strip';
import { viewerAction } from '@/lib/gallery/viewer-keys';
import type { GalleryPicture } from './gallery-picture';
import { IconButton } from './icon-button';
import { useZoom } from './use-zoom';
import { ZoomButtons } from './zoom-buttons';

type Props = {
  readonly pictures: readonly GalleryPicture[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly onClose: () => void;
};

/** One picture on the whole screen: a modal dialog, open while it is rendered. */
export function Viewer({ pictures, selected, onSelect, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const count = pictures.length;
  const step = (by: number) => onSelect(clampIndex(selected + by, count));
  const zoom = useZoom(selected, step);
  const picture = pictures[selected];
  const alt = picture?.alt ?? '';

  useEffect(() => {
    if (dialog.current) showDialog(dialog.current);
  }, []);

  function act(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = viewerAction(event.key, zoom.scale > 1);
    if (!action) return;
    event.preventDefault();
    if (typeof action === 'number') step(action);
    else if (typeof action === 'string') zoom[action]();
    else zoom.panBy(...action);
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Pictures, full screen"
      data-full-screen
      onClose={onClose}
      onKeyDown={act}
      className="dark m-0 size-full max-h-none max-w-none flex-col overflow-hidden overscroll-contain border-0 bg-studio p-0 pb-[env(safe-area-inset-bottom,0px)] text-ink open:flex"
    >
      <div className="flex items-center gap-4 pr-1 pl-gutter">
        <p aria-hidden className="figures text-small">
          <ChangingText>{counterText(selected, count)}</ChangingText>
        </p>
        <p aria-hidden className="min-w-0 flex-1 text-label text-muted">
          <ChangingText>{alt}</ChangingText>
        </p>
        <p role="status" className="sr-only">
          <ChangingText>{counterSpoken(selected, count, alt)}</ChangingText>
        </p>
        <IconButton label="Close" onPress={() => dialog.current && closeDialog(dialog.current)}>
          <Icon shape={X} className="size-5" strokeWidth={2} />
        </IconButton>
      </div>
      <div className="relative min-h-0 flex-1 overflow-hidden">
        <div ref={zoom.surface} className="absolute inset-0 touch-none select-none" data-zoom={zoom.scale}>
          {picture && (
            // The largest size: it will be zoomed.
            <Picture
              key={selected}
              {...picture}
              sizes="100rem"
              className="pointer-events-none size-full object-contain!"
            />
          )}
        </div>
      </div>
      <div className="flex items-center justify-between px-1">
        <div className="flex">
          <IconButton label="Previous picture" onPress={() => step(-1)} idle={selected === 0}>
            <Icon shape={ARROW_LEFT} className="size-5" />
          </IconButton>
          <IconButton label="Next picture" onPress={() => step(1)} idle={selected === count - 1}>
            <Icon shape={ARROW_RIGHT} className="size-5" />
          </IconButton>
        </div>
        <ZoomButtons zoom={zoom} />
      </div>
    </dialog>
  );
}
