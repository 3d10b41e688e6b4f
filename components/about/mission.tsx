import { IllustrationNote } from '@/components/ui/illustration-note';
import { Picture } from '@/components/ui/picture';
import { eyebrowClass } from '@/components/ui/text-classes';
import { pictureSources } from '@/lib/pictures/pictures';

const covered = pictureSources('services/protection');

/** The last line of the page, over a car under its cloth. */
export function Mission() {
  return (
    <section>
      <div className="frame pt-section pb-12 lg:pb-16">
        <h2 className={eyebrowClass}>Our Mission</h2>
        <p className="mt-6 max-w-[22ch] font-serif text-display">
          The right car in the right hands, and someone there afterwards.
        </p>
        <IllustrationNote pictures={[covered]} scene className="mt-8" />
      </div>
      <Picture
        source={covered}
        alt=""
        sizes="100vw"
        className="aspect-2/1 w-full object-cover lg:aspect-[21/9] print:hidden"
      />
    </section>
  );
}
