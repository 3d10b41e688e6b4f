'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { ARROW_LEFT, ARROW_RIGHT, EXPAND } from '@/components/ui/icon-shapes';
import { ChangingText } from '@/components/ui/spoken';
import { counterSpoken, counterText } from '@/lib/gallery/strip';
import { IconButton } from './icon-button';

type Props = {
  readonly selected: number;
  /** Of the pictures to choose from: none while the controls are those of the spin. */
  readonly count: number;
  /** Of the selected picture. */
  readonly alt: string;
  readonly onSelect: (index: number) => void;
  readonly onEnlarge: () => void;
  /** Further controls. */
  readonly children?: ReactNode;
};

/** The controls under the large picture: previous, next, the counter, full screen. */
export function GalleryBar({ selected, count, alt, onSelect, onEnlarge, children }: Props) {
  return (
    <div
      className="js-only relative flex flex-wrap items-center gap-x-1 border-line border-b px-gutter lg:px-0"
      data-no-print
    >
      {count > 1 && (
        <>
          <IconButton
            label="Previous picture"
            onPress={() => onSelect(selected - 1)}
            idle={selected === 0}
            className="-ml-3"
          >
            <Icon shape={ARROW_LEFT} className="size-5" />
          </IconButton>
          <IconButton label="Next picture" onPress={() => onSelect(selected + 1)} idle={selected === count - 1}>
            <Icon shape={ARROW_RIGHT} className="size-5" />
          </IconButton>
          <p aria-hidden className="figures ml-2 text-muted text-small">
            <ChangingText>{counterText(selected, count)}</ChangingText>
          </p>
          <p role="status" className="sr-only">
            <ChangingText>{counterSpoken(selected, count, alt)}</ChangingText>
          </p>
        </>
      )}
      {children}
      <IconButton label="View full screen" onPress={onEnlarge} className="-mr-3 px-3 sm:ml-auto">
        <span className="text-small max-sm:sr-only">View full screen</span>
        <Icon shape={EXPAND} className="size-4.5" />
      </IconButton>
    </div>
  );
}
