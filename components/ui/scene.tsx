import { clsx } from 'clsx/lite';
import { pictureSources } from '@/lib/pictures/pictures';
import { IllustrationNote } from './illustration-note';
import { Picture } from './picture';

/* Apart from the note, which islands use: the names of pictures are read from files. */

type Props = {
  /** Of the picture: 'services/sales'. */
  readonly name: string;
  readonly sizes: string;
  readonly className: string;
};

/** Beside the lines of a SideHeadedSection; not on a phone. */
export function SidePicture({ name, className }: Omit<Props, 'sizes'>) {
  const layout = clsx('mt-10 w-full object-cover max-lg:hidden print:hidden', className);
  return <Picture source={pictureSources(name)} alt="" sizes="52vw" className={layout} />;
}

/** A picture of no car for sale, with its note below it if it is drawn. */
export function Scene({ name, sizes, className }: Props) {
  const source = pictureSources(name);
  return (
    <>
      <Picture source={source} alt="" sizes={sizes} className={clsx(className, 'w-full object-cover')} />
      <IllustrationNote pictures={[source]} scene className="mt-2" />
    </>
  );
}
