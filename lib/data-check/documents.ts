import { routes, vehicleRoute } from '@/lib/page/routes';
import type { Fault } from './faults';
import { fieldsOf } from './fields';
import { printValue } from './print';
import { fileOf, vehicleName } from './vehicles';

/** The unchecked contents of files of data/. */
type Written = {
  readonly site?: unknown;
  readonly vehicles: Readonly<Record<string, unknown>>;
};

type Named = Pick<Fault, 'file' | 'entry' | 'at' | 'field'> & { readonly address: unknown };

/**
 * The documents on this site which are neither a page nor a file: legal ones, and the files of a car's history.
 * @param isFile whether a path, '/documents/terms.pdf', is a file of public/
 */
export function documentFaults(raw: Written, isFile: (path: string) => boolean): readonly Fault[] {
  const legal: readonly Named[] = Object.entries(fieldsOf(fieldsOf(raw.site).legal)).map(([name, address]) => {
    return { file: 'data/site.json', entry: null, at: ['legal', name], field: `legal.${name}`, address };
  });
  const files = Object.entries(raw.vehicles).flatMap(([name, vehicle]) => {
    const { history } = fieldsOf(vehicle);
    return (Array.isArray(history) ? history : []).map((fact, index): Named => {
      const place = { file: fileOf(name), entry: vehicleName(vehicle), at: ['history', index, 'file'] };
      return { ...place, field: `history item ${index + 1}, file`, address: fieldsOf(fact).file };
    });
  });
  const pages = pagesOf(raw);
  return [...legal, ...files].flatMap(({ address, ...place }) => {
    const path = typeof address === 'string' ? pathOf(address) : null;
    if (path === null || pages.has(path.replace(/\/?$/, '/')) || isFile(path)) return [];
    const expected = `the address of a page or file that there is: put the document into public${path}, or write null or nothing`;
    return [{ ...place, value: printValue(address), expected }];
  });
}

/** The path on disk of a document of this site; null for other addresses, which the schema judges. */
function pathOf(address: string): string | null {
  if (!/^\/[^/\\]/.test(address)) return null;
  try {
    return decodeURI(new URL(address, 'https://site.invalid').pathname);
  } catch {
    return null;
  }
}

function pagesOf({ vehicles }: Pick<Written, 'vehicles'>): ReadonlySet<string> {
  return new Set([
    ...Object.values(routes),
    ...Object.values(vehicles).flatMap((vehicle) => {
      const { id } = fieldsOf(vehicle);
      return typeof id === 'number' ? [vehicleRoute(id)] : [];
    }),
  ]);
}
