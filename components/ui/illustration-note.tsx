import { clsx } from 'clsx/lite';
import type { PictureSource } from '@/lib/pictures/pictures';

type Props = {
  readonly pictures: readonly Pick<PictureSource, 'illustration' | 'standIn'>[];
  readonly className?: string;
};

/** Said once beside pictures of which any is drawn, so that nobody takes it for a photograph of that very car. */
export function IllustrationNote({ pictures, className }: Props) {
  const drawn = pictures.filter(({ illustration }) => illustration);
  if (drawn.length === 0) return null;
  return (
    // Where all drawn pictures only stand in for photos that fail, its line is kept for it and nothing jumps.
    <p
      className={clsx('text-label text-muted', className)}
      data-of-stand-ins={drawn.every(({ standIn }) => standIn) || undefined}
    >
      Studio illustration; the car itself may differ
    </p>
  );
}
