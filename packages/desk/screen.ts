import CMS, { init } from '@sveltia/cms';
import { newId } from './entries/new-id';

type Values = {
  get(name: string): unknown;
  set(name: string, value: unknown): Values;
  delete(name: string): Values;
  map(change: (value: unknown) => unknown): Values;
  filter(keeps: (value: unknown) => boolean): Values;
};

CMS.registerEventListener({
  name: 'preSave',
  handler: (({ entry }: { entry: Values }) => {
    let data = withoutFalse(entry.get('data')) as Values;
    if (entry.get('collection') !== 'cars') return data;
    // A duplicate has the number of its original.
    if (entry.get('newRecord')) data = data.set('id', newId());
    if (data.get('status') !== 'sold') return data.delete('soldOn');
    return data.get('soldOn') ? data : data.set('soldOn', localDay(new Date()));
  }) as never,
});

/** The library writes `false` where a box was never ticked; in the files a missing field says the same. */
function withoutFalse(value: unknown): unknown {
  const isGroup = typeof value === 'object' && value !== null && 'filter' in value;
  return isGroup ? (value as Values).map(withoutFalse).filter((inner) => inner !== false) : value;
}

/** '2026-11-29' by the computer's clock. */
function localDay(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

void init({ config: await (await fetch('settings.json')).json() });
