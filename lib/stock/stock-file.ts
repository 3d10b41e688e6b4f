import { createHash } from 'node:crypto';
import { vehicles } from '@/lib/inventory/inventory';
import { toCardVehicle } from '@/lib/vehicle/card-vehicle';
import { stockText } from './stock-text';

/** All vehicles as the browser's catalogue takes them, for who begins to filter or to sort. */
const text = stockText(vehicles.map(toCardVehicle));

/** Named after what is in it, so that it may be kept for ever. */
export const stockFile = {
  name: `vehicles-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`,
  text,
} as const;
