import { Gallery } from '@/components/gallery/gallery';
import { SkipLink } from '@/components/layout/skip-link';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { Picture } from '@/components/ui/picture';
import { galleryPictures, vehicleSpin } from '@/lib/pictures/vehicle-pictures';
import type { Vehicle } from '@/lib/schema/types';
import { StatusBadge } from './status-badge';

/** The gallery; of a car without pictures, one that says that they follow. */
export function VehiclePictures({ vehicle }: { readonly vehicle: Vehicle }) {
  const { id, status, images } = vehicle;
  const pictures = galleryPictures(vehicle);
  const [first] = pictures;
  const spin = vehicleSpin(vehicle);
  const sources = pictures.map(({ source }) => source);
  const sharedPicture = `vehicle-${id}`;
  const badge = <StatusBadge status={status} />;
  return (
    <div className="row-span-2 row-start-1 min-w-0 lg:col-span-8">
      <SkipLink to="#offer">Skip pictures</SkipLink>
      {images.length === 0 && first && !first.stock ? (
        // Nothing to choose, to enlarge or to print.
        <section aria-label="Pictures">
          <div className="relative isolate -mx-gutter sideways:mr-0 lg:mx-0 print:mx-0">
            <div data-shared-picture={sharedPicture} data-no-print>
              <Picture
                {...first}
                sizes="(min-width: 64rem) 62vw, 100vw"
                priority
                className="aspect-16/10 w-full object-cover"
              />
            </div>
            <div className="absolute top-4 left-gutter lg:left-0 print:static">{badge}</div>
          </div>
        </section>
      ) : (
        <Gallery
          pictures={pictures}
          spin={spin}
          sharedPicture={sharedPicture}
          badge={badge}
          note={
            <IllustrationNote
              pictures={spin ? [...sources, spin] : sources}
              className="no-js:static! @min-[18rem]:absolute right-0 bottom-0 bg-canvas px-gutter pt-1 lg:right-10 lg:-bottom-8 lg:px-0 xl:right-42"
            />
          }
        />
      )}
    </div>
  );
}
