import { marketSchema } from '@/lib/schema/market';
import { faultLine, faultsOf } from './faults';
import { withoutSchema } from './fields';
import { lineAt } from './line-at';
import { type PlacedFault, readDataFile } from './read-file';

/** The faults of data/market.json, which the other schemas are made from: they are checked when it is right. */
export function marketFaults(folder: string): readonly PlacedFault[] {
  const { shown: file, text = '', value, unreadable, repeated } = readDataFile(folder, 'market');
  if (unreadable) return [unreadable];
  const raw = withoutSchema(value);
  const { error } = marketSchema.safeParse(raw);
  const faults = error ? faultsOf(marketSchema, error, raw, { file, entry: null, at: [] }) : [];
  return [...repeated, ...faults.map((fault) => ({ file, line: lineAt(text, fault.at), text: faultLine(fault) }))];
}
