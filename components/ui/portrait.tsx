import { clsx } from 'clsx/lite';
import { pictureSources } from '@/lib/pictures/pictures';
import { Monogram } from './monogram';
import { Picture } from './picture';

type Props = {
  readonly name: string;
  /** As the dealer's data name it. */
  readonly image?: string;
  /** How wide it is shown. */
  readonly sizes: string;
  /** Its size, and that of the letters where initials stand for it. */
  readonly className: string;
};

/** A person beside their name: the picture that the dealer gives of them, or their initials. */
export function Portrait({ name, image, sizes, className }: Props) {
  if (image === undefined) return <Monogram name={name} className={className} />;
  return (
    <Picture source={pictureSources(image)} alt="" sizes={sizes} className={clsx('shrink-0 object-cover', className)} />
  );
}
