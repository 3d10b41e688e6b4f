import { clsx } from 'clsx/lite';
import { pictureSources } from '@/lib/pictures/pictures';
import { monogram } from '@/lib/text/words';
import { Picture } from './picture';

type Props = {
  readonly name: string;
  /** As in the dealer's data. */
  readonly image?: string;
  readonly sizes: string;
  /** Its size, and the size of initials. */
  readonly className: string;
};

/** The picture of a person beside their name, or their initials. */
export function Portrait({ name, image, sizes, className }: Props) {
  if (image !== undefined) {
    const layout = clsx('shrink-0 object-cover [--studio:none]', className);
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

type People = readonly { readonly image?: string; readonly sample?: boolean }[];

/** Shown below people that come with the site and are not real. */
export function SampleNote({ people }: { readonly people: People }) {
  if (!people.some(({ image, sample }) => image !== undefined && sample)) return null;
  return <p className="mt-6 text-label text-muted">Sample people</p>;
}
