import { clsx } from 'clsx';
import type { PictureSource } from '@/lib/pictures';

type Props = { readonly pictures: readonly Pick<PictureSource, 'illustration'>[]; readonly className?: string };

/** Told once beside pictures of which any is drawn, lest it be taken for a photograph of the very car. */
export function IllustrationNote({ pictures, className }: Props) {
  if (!pictures.some(({ illustration }) => illustration)) return null;
  return <p className={clsx('text-label text-muted', className)}>Studio illustration; the car itself may differ</p>;
}
