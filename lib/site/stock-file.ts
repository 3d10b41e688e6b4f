import { createHash } from 'node:crypto';
import { stockText } from '@/lib/stock/stock-text';
import { toCardVehicle } from '@/lib/vehicle/card-vehicle';
import { vehicles } from './inventory';

/** All vehicles as the browser's catalogue takes them, for who begins to filter or to sort. */
const text = stockText(vehicles.map(toCardVehicle));

/** Named after what is in it, so that it may be kept for ever. */
export const stockFile = {
  name: `vehicles-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`,
  text,
} as const;
