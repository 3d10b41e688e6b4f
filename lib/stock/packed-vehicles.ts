import type { PictureSource } from '@/lib/pictures/pictures';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';

type Facts = Omit<CardVehicle, 'picture'>;

/** What pictures of the same sizes share, NAME in the place of a picture's own name. */
type Shape = Omit<PictureSource, 'colour'>;

/**
 * Vehicles by columns, to be sent: what a column holds is alike, so it takes a tenth of the bytes and little time to read.
 * A fact that a vehicle lacks is null.
 */
export type PackedVehicles = {
  readonly facts: Readonly<Record<string, readonly unknown[]>>;
  readonly shapes: readonly Shape[];
  readonly pictures: {
    readonly names: readonly string[];
    /** Each picture's place in `shapes`. */
    readonly shapes: readonly number[];
    readonly colours: readonly string[];
  };
};

/** In no address of a picture. */
const NAME = '*';

const ADDRESSES = ['avif', 'src'] as const;

export function packVehicles(vehicles: readonly CardVehicle[]): PackedVehicles {
  const keys = [...new Set(vehicles.flatMap(({ picture: _, ...facts }) => Object.keys(facts)))];
  const shapes = new Map<string, number>();
  const pictures = vehicles.map(({ picture: { colour, ...source } }) => {
    const name = nameOf(source.src);
    const shape = JSON.stringify(withAddresses(source, (address) => address.replaceAll(name, NAME)));
    if (!shapes.has(shape)) shapes.set(shape, shapes.size);
    return { name, shape: shapes.get(shape) as number, colour };
  });
  return {
    facts: Object.fromEntries(keys.map((key) => [key, vehicles.map((vehicle) => vehicle[key as keyof Facts] ?? null)])),
    shapes: [...shapes.keys()].map((shape) => JSON.parse(shape)),
    pictures: {
      names: pictures.map(({ name }) => name),
      shapes: pictures.map(({ shape }) => shape),
      colours: pictures.map(({ colour }) => colour),
    },
  };
}

/** A vehicle as it was sent, all but its picture ready: of ten thousand, few are ever drawn. */
export type SentVehicle = Facts & { readonly picture: SentPicture };

type SentPicture = { readonly name: string; readonly shape: Shape; readonly colour: string };

export function unpackVehicles({ facts, shapes, pictures }: PackedVehicles): SentVehicle[] {
  const columns = Object.entries(facts);
  return pictures.names.map((name, index) => {
    const shape = shapes[pictures.shapes[index] as number] as Shape;
    const vehicle: Record<string, unknown> = { picture: { name, shape, colour: pictures.colours[index] as string } };
    for (const [key, column] of columns) vehicle[key] = column[index] ?? undefined;
    return vehicle as SentVehicle;
  });
}

/** The vehicle with the addresses of its picture, to be drawn. */
export function drawnVehicle({ picture: { name, shape, colour }, ...facts }: SentVehicle): CardVehicle {
  return { ...facts, picture: { ...withAddresses(shape, (address) => address.replaceAll(NAME, name)), colour } };
}

/** The part of a picture's addresses that no other picture has: 'ferrari-488-gtb/side' of '/pictures/ferrari-488-gtb/side-800.webp'. */
function nameOf(address: string): string {
  return /\/pictures\/(.+)-\d+\.webp$/.exec(address)?.[1] ?? address;
}

function withAddresses(source: Shape, change: (address: string) => string): Shape {
  return { ...source, ...Object.fromEntries(ADDRESSES.map((key) => [key, change(source[key])])) };
}
