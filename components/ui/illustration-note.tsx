import { clsx } from 'clsx/lite';
import type { PictureSource } from '@/lib/pictures/pictures';

type Props = {
  readonly pictures: readonly Pick<PictureSource, 'illustration' | 'standIn'>[];
  /** A picture of no particular car for sale. */
  readonly scene?: boolean;
  readonly className?: string;
};

/** Shown once beside pictures if one of them is drawn. */
export function IllustrationNote({ pictures, scene, className }: Props) {
  const drawn = pictures.filter(({ illustration }) => illustration);
  if (drawn.length === 0) return null;
  return (
    // If drawn pictures only replace photos that fail, its line is reserved.
    <p
      className={clsx('text-label text-muted', className)}
      data-of-stand-ins={drawn.every(({ standIn }) => standIn) || undefined}
    >
      {scene ? 'Studio illustration' : 'Studio illustration; the car itself may differ'}
    </p>
  );
}
