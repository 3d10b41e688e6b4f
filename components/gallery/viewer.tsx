'use client';

import { clsx } from 'clsx/lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { ARROW_LEFT, ARROW_RIGHT, MINUS, PLUS, X } from '@/components/ui/icon-shapes';
import { showDialog } from '@/components/ui/modal';
import { Picture } from '@/components/ui/picture';
import { ChangingText } from '@/components/ui/spoken';
import { clampIndex, counterSpoken, counterText } from '@/lib/gallery/strip';
import { LARGEST } from '@/lib/gallery/zoom';
import type { GalleryPicture } from '@/lib/pictures/vehicle-pictures';
import { IconButton } from './icon-button';
import { useZoom } from './use-zoom';

type Props = {
  readonly pictures: readonly GalleryPicture[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly onClose: () => void;
};

/** Of one press; 0 shows the whole picture. */
const NEARER = 1.5;
const FARTHER = 1 / NEARER;
const factors: ReadonlyMap<string, number> = new Map([
  ['+', NEARER],
  // The same key without Shift.
  ['=', NEARER],
  ['-', FARTHER],
  ['_', FARTHER],
  ['0', 0],
]);

/** Pixels. */
const PAN = 80;
const arrows: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** One picture on the whole screen: a modal dialog, open while it is rendered. */
export function Viewer({ pictures, selected, onSelect, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const count = pictures.length;
  const step = (by: number) => onSelect(clampIndex(selected + by, count));
  const { scale, x, y, isSmooth, zoomBy, panBy, frame } = useZoom(selected, step);
  const percent = `${Math.round(scale * 100)} %`;
  const picture = pictures[selected];
  const alt = picture?.alt ?? '';

  useEffect(() => {
    if (dialog.current) showDialog(dialog.current);
  }, []);

  /** Arrows step through the pictures, and look around in one that is zoomed. */
  function act(event: KeyboardEvent) {
    const factor = factors.get(event.key);
    const [right = 0, down = 0] = arrows.get(event.key) ?? [];
    const isOurs = factor !== undefined || arrows.has(event.key);
    if (!isOurs || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (factor !== undefined) zoomBy(factor);
    else if (scale > 1) panBy({ x: -right * PAN, y: -down * PAN });
    else step(right);
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Pictures, full screen"
      data-full-screen
      onClose={onClose}
      onKeyDown={act}
      className="dark m-0 size-full max-h-none max-w-none flex-col overflow-hidden overscroll-contain border-0 bg-canvas p-0 pb-[env(safe-area-inset-bottom,0px)] text-ink open:flex"
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
        <IconButton label="Close" onPress={() => dialog.current?.close()}>
          <Icon shape={X} className="size-5" strokeWidth={2} />
        </IconButton>
      </div>
      <div {...frame} className="relative min-h-0 flex-1 touch-none select-none overflow-hidden">
        <div
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          className={clsx('absolute inset-0', isSmooth && 'motion-safe:transition-transform')}
          data-zoom={scale}
        >
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
        <fieldset className="flex min-w-0 items-center">
          <legend className="sr-only">Zoom</legend>
          <IconButton label="Zoom out" onPress={() => zoomBy(FARTHER)} idle={scale === 1}>
            <Icon shape={MINUS} className="size-5" />
          </IconButton>
          <IconButton label={`${percent}, show the whole picture`} onPress={() => zoomBy(0)} idle={scale === 1}>
            <span key={scale} className="figures w-14 text-small">
              {percent}
            </span>
          </IconButton>
          <IconButton label="Zoom in" onPress={() => zoomBy(NEARER)} idle={scale >= LARGEST}>
            <Icon shape={PLUS} className="size-5" />
          </IconButton>
          <p role="status" className="sr-only">
            <ChangingText>{`Zoom ${percent}`}</ChangingText>
          </p>
        </fieldset>
      </div>
    </dialog>
  );
}
