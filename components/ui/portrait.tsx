import { clsx } from 'clsx/lite';
import { pictureSources } from '@/lib/pictures/pictures';
import { monogram } from '@/lib/text/monogram';
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
  if (image !== undefined) {
    const layout = clsx('shrink-0 object-cover', className);
    return <Picture source={pictureSources(image)} alt="" sizes={sizes} className={layout} />;
  }
  return (
    <span
      aria-hidden="true"
      className={clsx('grid shrink-0 place-items-center border border-line-strong font-serif text-muted', className)}
    >
      {monogram(name)}
    </span>
  );
}
