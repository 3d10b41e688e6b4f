import { vehicleSchema } from '@/lib/schema/vehicle';
import { listPhotographs } from '@/scripts/pictures/photograph-files';
import { readCars, writeCars } from '../stock/car-files';
import { describeFields } from './describe-fields';

/** As people count: 2 before 10. */
const asPeopleCount = new Intl.Collator('en', { numeric: true });

/**
 * Writes the photographs of a car's folder into its file, if that names none: the form shows only those that are named,
 * and the first one that is added to it would hide the others.
 * @throws Error in a dealer's words when a file cannot be read or written
 */
export async function namePhotographs(root: string): Promise<void> {
  const { photographs } = await listPhotographs(root);
  const cars = (await readCars(root)).filter(({ fields }) => fields.image === undefined && fields.images === undefined);
  const named = cars.flatMap(({ file, fields }) => {
    const images = photographs.filter(({ name }) => name.startsWith(`${file}/`)).map(({ shown }) => `/${shown}`);
    return images.length > 0 ? [{ file, fields: { ...fields, images: images.sort(asPeopleCount.compare) } }] : [];
  });
  await writeCars(
    root,
    named,
    describeFields(vehicleSchema(new Set())).map(({ name }) => name),
  );
}
