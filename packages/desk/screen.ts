import './before-library';

import CMS, { init } from '@sveltia/cms';
import { newId } from './entries/new-id';
import { saveFaults } from './save-faults';

type Values = {
  get(name: string): unknown;
  set(name: string, value: unknown): Values;
  delete(name: string): Values;
  map(change: (value: unknown) => unknown): Values;
  filter(keeps: (value: unknown) => boolean): Values;
  toJS(): Readonly<Record<string, unknown>>;
};

CMS.registerEventListener({
  name: 'preSave',
  handler: (({ entry }: { entry: Values }) => {
    const data = withoutEmpty(entry.get('data')) as Values;
    const saved = entry.get('collection') === 'cars' ? carOf(data, Boolean(entry.get('newRecord'))) : data;
    const content = saved.toJS();
    const faults = [...repeatedPhotograph(content.images), ...saveFaults(String(entry.get('path')), content)];
    if (faults.length > 0) throw new Error('saving_failed', { cause: new Error(faults.join('\n')) });
    return saved;
  }) as never,
});

function carOf(data: Values, isNew: boolean): Values {
  // A duplicate has the number of its original.
  const car = isNew ? data.set('id', newId()) : data;
  if (car.get('status') !== 'sold') return car.delete('soldOn');
  return car.get('soldOn') ? car : car.set('soldOn', localDay(new Date()));
}

/**
 * The library writes `false` where a box was never ticked, and nothing where a picture was taken out of a list; in the
 * files a missing one says the same.
 */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('filter' in value)) return value;
  const isList = 'push' in value;
  return (value as Values).map(withoutEmpty).filter((inner) => inner !== false && !(isList && inner == null));
}

/** Only one of two files of one name would be stored. */
function repeatedPhotograph(images: unknown): readonly string[] {
  const names = Array.isArray(images) ? images.filter((image) => typeof image === 'string') : [];
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice
    ? [`Two photographs are called ${twice.replace(/^.*\//, '')}. Remove one, save, then add it again.`]
    : [];
}

/** Names of files that were chosen in this page: a phone calls each of its photographs 'image.jpg'. */
const chosen = new Set<string>();

document.addEventListener(
  'change',
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.files) return;
    const files = new DataTransfer();
    for (const file of target.files) {
      let { name } = file;
      for (let count = 2; chosen.has(name); count += 1) name = file.name.replace(/(?=\.\w+$)|$/, `-${count}`);
      chosen.add(name);
      files.items.add(new File([file], name, file));
    }
    target.files = files.files;
  },
  { capture: true },
);

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
