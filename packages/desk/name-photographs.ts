import { vehicleSchema } from '@/lib/schema/vehicle';
import { listPhotographs } from '@/scripts/pictures/photograph-files';
import { describeFields } from './entries/describe-fields';
import { readCars, writeCars } from './stock/car-files';

/** As people count: 2 before 10. */
const asPeopleCount = new Intl.Collator('en', { numeric: true });

/**
 * Writes the photographs of a car's folder into its file, if that has no list of them: the form shows only those of the
 * list, and the first one that is added to it would hide the others.
 * @returns the names of these files, without ending
 * @throws Error in a dealer's words when a file cannot be read or written
 */
export async function namePhotographs(root: string): Promise<readonly string[]> {
  const { photographs } = await listPhotographs(root);
  const named = (await readCars(root)).flatMap(({ file, fields: { image, images, ...fields } }) => {
    const own = photographs.filter(({ name }) => name.startsWith(`${file}/`));
    const main = own.find(({ name, shown }) => [name, shown, `/${shown}`].includes(String(image)));
    const isListed = Array.isArray(images) && images.length > 0;
    if (isListed || own.length === 0 || (image !== undefined && !main)) return [];
    const paths = own.map(({ shown }) => `/${shown}`).sort(asPeopleCount.compare);
    const first = main ? [`/${main.shown}`] : [];
    return [{ file, fields: { ...fields, images: [...new Set([...first, ...paths])] } }];
  });
  await writeCars(
    root,
    named,
    describeFields(vehicleSchema(new Set())).map(({ name }) => name),
  );
  return named.map(({ file }) => file);
}
