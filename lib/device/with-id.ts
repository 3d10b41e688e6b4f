import { type DeviceListName, deviceLists, type Ids, withoutId } from './device-list';

/** A list with one more vehicle; the same array when the vehicle cannot or need not be added. */
export function withId(name: DeviceListName, ids: Ids, id: number): Ids {
  const { limit } = deviceLists[name];
  // The oldest makes room.
  if (name === 'recent') return ids[0] === id ? ids : [id, ...withoutId(ids, id)].slice(0, limit);
  // Full means full: nothing a visitor chose is dropped in silence.
  if (ids.includes(id) || ids.length >= limit) return ids;
  return name === 'shortlist' ? [id, ...ids] : [...ids, id];
}
