import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import { packVehicles, type SentVehicle, unpackVehicles } from './packed-vehicles';

/** About how many vehicles a phone can read, unpack and make ready to be searched without keeping a finger waiting. */
const PART = 1000;

/** All vehicles as they are sent: JSON, a list of parts of which each stands on a line of its own. */
export function stockText(vehicles: readonly CardVehicle[], part = PART): string {
  const lines: string[] = [];
  for (let start = 0; start < vehicles.length; start += part) {
    lines.push(JSON.stringify(packVehicles(vehicles.slice(start, start + part))));
  }
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** What such a text holds, part by part, so that whoever reads it may pause between them. */
export function* partsOfStock(text: string): Generator<readonly SentVehicle[]> {
  for (const line of text.split('\n')) {
    if (line.startsWith('{')) yield unpackVehicles(JSON.parse(line.replace(/,$/, '')));
  }
}
