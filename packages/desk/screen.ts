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

const CHANGED = 'This has changed since the desk was opened. Reload the page, then make your change again.';
type Movable = FileSystemFileHandle & { move(folder: FileSystemDirectoryHandle, name: string): Promise<void> };
const handles = FileSystemFileHandle.prototype as Movable;
const { getFile, move } = handles;
/** The state of each file that this page knows, by its name. */
const known = new Map<string, number>();

handles.getFile = async function () {
  const file = await getFile.call(this);
  known.set(file.name, file.lastModified);
  return file;
};

/**
 * The library reads the folder once. It would put back what another tab, an import or GitHub Desktop has changed since.
 * It writes a file under another name, then moves it into place.
 * @throws Error with a cause for the dealer
 */
handles.move = async function (folder, name) {
  const before = await folder.getFileHandle(name).then(
    (handle) => getFile.call(handle),
    () => null,
  );
  if (before && name.endsWith('.json') && before.lastModified !== known.get(name))
    throw new Error('changed on disk', { cause: new Error(CHANGED) });
  await move.call(this, folder, name);
  await (await folder.getFileHandle(name)).getFile();
};

void init({ config: await (await fetch('settings.json')).json() });
