'use client';

import { Icon } from '@/components/ui/icon';
import { MINUS, PLUS } from '@/components/ui/icon-shapes';
import { ChangingText } from '@/components/ui/spoken';

import { percent } from '@/lib/gallery/viewer-keys';
import { IconButton } from './icon-button';
import { LARGEST, type Zoom } from './use-zoom';

export function ZoomButtons({ zoom }: { readonly zoom: Zoom }) {
  const { scale, ready, nearer, farther, whole } = zoom;
  if (!ready) return null;
  return (
    <fieldset className="flex min-w-0 items-center">
      <legend className="sr-only">Zoom</legend>
      <IconButton label="Zoom out" onPress={farther} idle={scale <= 1}>
        <Icon shape={MINUS} className="size-5" />
      </IconButton>
      <IconButton label={`${percent(scale)}, show the whole picture`} onPress={whole} idle={scale <= 1}>
        <span key={scale} className="figures w-14 text-small">
          {percent(scale)}
        </span>
      </IconButton>
      <IconButton label="Zoom in" onPress={nearer} idle={scale >= LARGEST}>
        <Icon shape={PLUS} className="size-5" />
      </IconButton>
      <p role="status" className="sr-only">
        <ChangingText>{`Zoom ${percent(scale)}`}</ChangingText>
      </p>
    </fieldset>
  );
}
