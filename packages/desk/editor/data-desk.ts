import path from 'node:path';
import { FEATURED_COUNT } from '@/lib/catalogue/pages';
import { fieldsOf } from '@/lib/data-check/fields';
import { readJson } from '@/lib/data-check/read-json';
import { readLogo } from '@/lib/data-check/read-logo';
import type { PictureRecord } from '@/lib/pictures/manifest';
import { CAR_FIELDS, carPath, fieldsOfFile, pathOf, slugOf } from '@/lib/schema/dealer-files';
import { type Field, holdsPictures, type Kind } from '@/lib/schema/describe-fields';
import { changeFiles, FilesDraft, readVersions, receiveFile } from '@/scripts/files/data-files';
import { readManifest } from '@/scripts/pictures/make-photographs';
import { carNames, removeCar, storeOrder, takenIds, writeCars } from '../entries/car-folder';
import { changedFields, editFields } from '../entries/edit-json';
import { fileNameFor, newFile, nextId } from '../entries/new-car';
import type { FieldFault } from './field-faults';
import { fromForm, toForm } from './form-values';
import { faultsIn, formOf, withoutOwnFacts } from './forms';
import { isSame, merge } from './merge';
import type { Photographs } from './photographs';
import type { PreviewedCar } from './preview/previews';
import type { CarList, Entry, ListedCar, SaveAnswer, Values } from './screen/types';

const ORDER = pathOf('order');
const NEW_CAR = carPath('new');
const PHOTOGRAPHS = 'public/pictures/photographs';

/** The files of data/ as forms, by their paths: 'data/vehicles/ferrari-488-gtb.json'. */
export class DataDesk {
  readonly #root: string;
  readonly #photographs: Photographs;

  constructor(root: string, photographs: Photographs) {
    this.#root = root;
    this.#photographs = photographs;
  }

  /** The cars in the site's order. */
  async cars(): Promise<CarList> {
    const files = new FilesDraft(this.#root);
    const order = await orderIn(files);
    const cars = await Promise.all(order.map((slug) => listedCar(files, slug)));
    return { cars, onHome: FEATURED_COUNT };
  }

  /** @throws Error when the file is none of the site's, or cannot be read */
  async entry(file: string): Promise<Entry> {
    const { fields } = await readEntry(new FilesDraft(this.#root), file);
    return { form: await this.#form(file), values: toForm(fields, fieldsOfFile(file)) };
  }

  /** The form of a new car. @param like the file of a similar car, or empty */
  async newCar(like: string): Promise<Entry> {
    const values = like === '' ? {} : withoutOwnFacts((await this.entry(like)).values);
    return { form: await this.#form(NEW_CAR), values };
  }

  async check(file: string | null, values: Values): Promise<readonly FieldFault[]> {
    const before = file === null ? {} : await readEntry(new FilesDraft(this.#root), file).then(({ fields }) => fields);
    return faultsOfForm(file ?? NEW_CAR, fromForm(values, fieldsOfFile(file ?? NEW_CAR), before));
  }

  /**
   * Writes the fields that differ from `base`, the values the form was opened with. Nothing is written if the file has
   * changed in the same field meanwhile, or a field would get a fault.
   * @param file null for a new car
   */
  async save(file: string | null, values: Values, base: Values): Promise<SaveAnswer> {
    const label = `Saved ${typeof values.name === 'string' ? values.name : formLabel(file)}`;
    const answer = await changeFiles(this.#root, label, (files) =>
      file === null ? this.#add(files, values) : this.#change(files, file, values, base),
    );
    if (typeof answer !== 'string') return answer;
    const version = (await readVersions(this.#root)).find(({ texts }) => texts.some((text) => text.file === answer));
    const { values: saved } = await this.entry(answer);
    return { saved: { file: answer, values: saved, version: version?.number ?? null } };
  }

  /** A car as it would be after saving, for its page; or the faults that keep it from being shown. */
  async preview(
    file: string | null,
    values: Values,
  ): Promise<PreviewedCar | { readonly faults: readonly FieldFault[] }> {
    const files = new FilesDraft(this.#root);
    const written = file === null ? { text: newFile({}, []), fields: {} } : await readEntry(files, file);
    const pending = await this.#pendingPictures(values, file === null ? undefined : slugOf(file));
    const fields = fromForm(withNames(values, pending.names), CAR_FIELDS, written.fields);
    const faults = faultsOfForm(file ?? NEW_CAR, fields);
    if (faults.length > 0) return { faults };
    const id = file === null ? nextId(await this.#takenIds(files)) : Number(fields.id);
    const order = CAR_FIELDS.map(({ name }) => name);
    const changes = changedFields(written.fields, { ...fields, id });
    return { file: file ?? NEW_CAR, id, text: editFields(written.text, changes, order), pictures: pending.pictures };
  }

  /** Puts the cars in an order. @returns false when the order has changed since `base`, and nothing is written */
  async order(slugs: readonly string[], base: readonly string[]): Promise<boolean> {
    return changeFiles(this.#root, 'Changed the order of the cars', async (files) => {
      const now = await orderIn(files);
      if (!isSame(now, base) || !isSame([...slugs].sort(), [...now].sort())) return false;
      await storeOrder(files, slugs);
      return true;
    });
  }

  async remove(file: string): Promise<void> {
    const slug = slugOf(file);
    if (slug === undefined) throw new Error(`${file} is needed by the site and cannot be removed`);
    await changeFiles(this.#root, `Removed ${slug}`, (files) => removeCar(files, slug));
  }

  /**
   * Stores the file of a logo. The name goes into data/brand.json when its form is saved.
   * @throws Error for the dealer when the header cannot show it
   */
  async receiveLogo(fileName: string, bytes: Buffer): Promise<string> {
    const logo = readLogo(bytes);
    const ending = logo.kind === 'picture' ? '.png' : '.svg';
    return changeFiles(this.#root, 'Added the file of a logo', async (files) => {
      const taken = new Set((await files.list('data')).map((name) => name.replace(/\.[^.]+$/, '')));
      const name = fileNameFor(fileName.replace(/\.[^.]+$/, ''), taken) + ending;
      if (logo.kind === 'picture') files.move(await receiveFile(this.#root, bytes, ending), `data/${name}`);
      else await files.write(`data/${name}`, bytes.toString('utf8'));
      return name;
    });
  }

  async #form(file: string) {
    const files = new FilesDraft(this.#root);
    const cars = await Promise.all(
      (await carNames(files)).map((slug) => readEntry(files, carPath(slug)).catch(() => null)),
    );
    const worded = CAR_FIELDS.filter(({ kind }) => kind.type === 'text' && kind.words.length > 0);
    const wordsOf = (name: string) => cars.map((car) => car?.fields[name]).filter((word) => typeof word === 'string');
    return formOf(file, new Map(worded.map(({ name }) => [name, [...new Set(wordsOf(name))]])));
  }

  async #change(files: FilesDraft, file: string, values: Values, base: Values): Promise<SaveAnswer | string> {
    const fields = fieldsOfFile(file);
    const written = await readEntry(files, file);
    const { value, conflicts } = merge(base, values, toForm(written.fields, fields));
    if (conflicts.length > 0) return { conflicts };
    const folder = path.posix.basename(file, '.json');
    const merged = await this.#keepPhotographs(files, fieldsOf(value), fields, folder);
    const after = fromForm(merged, fields, written.fields);
    const changes = changedFields(written.fields, after);
    // A form that never filled itself must not empty the file.
    const emptied = Array.from(changes.values()).filter((one) => one === undefined || one === null);
    if (emptied.length > Object.keys(written.fields).length / 2) {
      throw new Error('this would empty most of the file, so nothing has been written; load the page again');
    }
    const known = faultsIn(file, written.fields);
    // A fault of the file as it is must not keep the dealer from changing another field.
    const faults = faultsIn(file, after).filter((fault) => !known.some((one) => isSame(one, fault)));
    if (faults.length > 0) return { faults };
    const order = fields.map(({ name }) => name);
    await files.write(file, editFields(written.text, changes, order));
    return file;
  }

  async #add(files: FilesDraft, values: Values): Promise<SaveAnswer | string> {
    const slug = fileNameFor(String(values.name ?? ''), new Set(await carNames(files)));
    const kept = await this.#keepPhotographs(files, values, CAR_FIELDS, slug);
    const fields = fromForm(kept, CAR_FIELDS, {});
    const faults = faultsOfForm(NEW_CAR, fields);
    if (faults.length > 0) return { faults };
    const taken = await this.#takenIds(files);
    const id = fields.id === undefined || taken.has(fields.id) ? nextId(taken) : fields.id;
    await writeCars(files, { add: [{ file: slug, fields: { ...fields, id } }], change: [] });
    return carPath(slug);
  }

  /**
   * The photographs of a car whose sizes the build has not made yet: uploads, and new ones in its folder.
   * @returns the names of the uploads in the preview, and the records of all of them
   */
  async #pendingPictures(values: Values, slug: string | undefined) {
    const names = new Map<string, string>();
    const pictures: Record<string, PictureRecord> = {};
    for (const upload of uploadsIn(values)) {
      const record = await this.#photographs.pendingRecord(upload);
      if (!record) continue;
      names.set(upload, `pending/${names.size + 1}`);
      pictures[`pending/${names.size}`] = record;
    }
    const known = await readManifest(path.join(this.#root, PHOTOGRAPHS));
    for (const name of slug === undefined ? [] : await this.#photographs.inFolder(slug)) {
      const record = name in known ? null : await this.#photographs.pendingRecord(name);
      if (record) pictures[name] = record;
    }
    return { names, pictures: { ...known, ...pictures } };
  }

  async #takenIds(files: FilesDraft) {
    const names = await carNames(files);
    return takenIds(
      files,
      await Promise.all(names.map((name) => readEntry(files, carPath(name)).catch(() => ({ fields: {} })))),
    );
  }

  /**
   * The values with the names of their photographs in pictures/, to where these are moved.
   * @param folder of pictures/: a car's slug, 'team'
   */
  async #keepPhotographs(files: FilesDraft, values: Values, fields: readonly Field[], folder: string): Promise<Values> {
    const kept: Record<string, unknown> = { ...values };
    for (const { name, kind } of fields) kept[name] = await this.#keepIn(files, values[name], kind, folder);
    return kept;
  }

  async #keepIn(files: FilesDraft, value: unknown, kind: Kind, folder: string): Promise<unknown> {
    if (kind.type === 'picture') {
      return typeof value === 'string' ? this.#photographs.keep(files, value, folder) : undefined;
    }
    if (kind.type === 'group' && value !== undefined) {
      return this.#keepPhotographs(files, fieldsOf(value), kind.fields, folder);
    }
    if (kind.type !== 'list' || !Array.isArray(value)) return value;
    const items: unknown[] = [];
    for (const item of value) {
      if (holdsPictures(kind.item)) {
        const picture = await this.#photographs.keep(files, String(fieldsOf(item).picture), folder);
        items.push({ ...fieldsOf(item), picture });
      } else items.push(await this.#keepIn(files, item, kind.item, folder));
    }
    return items;
  }
}

const isUpload = (name: unknown) => String(name).startsWith('upload:');
const imagesIn = ({ images }: Values) => (Array.isArray(images) ? images : []);

function uploadsIn(values: Values): readonly string[] {
  const names = [values.image, ...imagesIn(values).map((item) => fieldsOf(item).picture)];
  return [...new Set(names.filter(isUpload).map(String))];
}

/** The values with other names of their uploads; one that has none is left out. */
function withNames(values: Values, names: ReadonlyMap<string, string>): Values {
  const nameOf = (picture: unknown) => (isUpload(picture) ? names.get(String(picture)) : picture);
  const images = imagesIn(values).map((item) => ({ ...fieldsOf(item), picture: nameOf(fieldsOf(item).picture) }));
  return { ...values, image: nameOf(values.image), images: images.filter(({ picture }) => picture !== undefined) };
}

/** Without the number, which a new car gets when it is saved. */
function faultsOfForm(file: string, fields: Values): readonly FieldFault[] {
  return faultsIn(file, fields).filter(({ place }) => file !== NEW_CAR || place[0] !== 'id');
}

function formLabel(file: string | null): string {
  return file === null ? 'a new car' : file.replace(/^data\/|\.json$/g, '');
}

/** @throws Error for the dealer where there is no such file, or it cannot be read */
async function readEntry(files: FilesDraft, file: string) {
  fieldsOfFile(file);
  const text = await files.read(file);
  if (text === null) throw new Error(`${file} is not there any more`);
  const reading = readJson(text);
  if ('value' in reading) return { text, fields: fieldsOf(reading.value) };
  throw new Error(`${file}, line ${reading.mistake.line}: ${reading.mistake.advice}`);
}

/** The names of the cars: those of data/order.json first. */
async function orderIn(files: FilesDraft): Promise<readonly string[]> {
  const names = await carNames(files);
  const { fields } = await readEntry(files, ORDER).catch(() => ({ fields: {} as Values }));
  const order = Array.isArray(fields.vehicles) ? (fields.vehicles as readonly string[]) : [];
  return [...order.filter((name) => names.includes(name)), ...names.filter((name) => !order.includes(name))];
}

async function listedCar(files: FilesDraft, slug: string): Promise<ListedCar> {
  const file = carPath(slug);
  try {
    const { fields } = await readEntry(files, file);
    const first = Array.isArray(fields.images) ? fields.images[0] : undefined;
    const picture = fields.image ?? (typeof first === 'string' ? first : fieldsOf(first).picture);
    const own = (await files.list(`pictures/${slug}`)).find((name) => !name.startsWith('.'));
    return {
      file,
      slug,
      name: String(fields.name ?? slug),
      price: String(fields.price ?? ''),
      status: String(fields.status ?? ''),
      picture: typeof picture === 'string' ? picture : own ? `${slug}/${own}` : null,
      isDraft: fields.draft === true,
      faults: faultsIn(file, fields).length,
    };
  } catch {
    return { file, slug, name: slug, price: '', status: '', picture: null, isDraft: false, faults: 1 };
  }
}
