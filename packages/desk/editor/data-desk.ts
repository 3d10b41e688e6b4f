import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '@/lib/data-check/fields';
import { readJson } from '@/lib/data-check/read-json';
import { OF_ONE_CAR } from '@/lib/schema/dossier';
import { changeFiles, FilesDraft } from '@/scripts/files/data-files';
import { carNames, readCars, removeCar, takenIds, writeCars } from '../entries/car-folder';
import { changedFields, editFields } from '../entries/edit-json';
import { nextId } from '../entries/new-car';
import { CAR_FIELDS, CARS_FOLDER, fieldsOfFile } from './collections';
import { holdsPictures } from './form-fields';
import { fromForm, toForm } from './form-values';
import type { Photographs } from './photographs';

type Fields = Readonly<Record<string, unknown>>;

const CAR_PATH = new RegExp(`^${CARS_FOLDER}/([a-z\\d]+(?:-[a-z\\d]+)*)\\.json$`);

/** The files of data/ as forms: read, saved and removed by their paths, 'data/vehicles/ferrari-488-gtb.json'. */
export class DataDesk {
  readonly #root: string;
  readonly #photographs: Photographs;

  constructor(root: string, photographs: Photographs) {
    this.#root = root;
    this.#photographs = photographs;
  }

  /** The paths of all cars. */
  async cars(): Promise<readonly string[]> {
    return (await carNames(new FilesDraft(this.#root))).map((name) => `${CARS_FOLDER}/${name}.json`);
  }

  /** @throws Error when it is none of the site's */
  has(file: string): boolean {
    knownFields(file);
    return existsSync(path.join(this.#root, file));
  }

  /** What a form shows of a file, or null where it cannot be read: the findings then say why. */
  async read(file: string): Promise<Fields | null> {
    const fields = knownFields(file);
    const written = await readEntry(new FilesDraft(this.#root), file);
    return written === null ? null : toForm(written.fields, fields);
  }

  /** The words that stand in a field of the cars, by its name. */
  async wordsInUse(): Promise<ReadonlyMap<string, readonly string[]>> {
    const cars = await Promise.all((await this.cars()).map((file) => readEntry(new FilesDraft(this.#root), file)));
    const worded = CAR_FIELDS.filter(({ kind }) => kind.type === 'text' && kind.words.length > 0);
    const wordsOf = (name: string) => cars.map((car) => car?.fields[name]).filter((word) => typeof word === 'string');
    return new Map(worded.map(({ name }) => [name, [...new Set(wordsOf(name))]]));
  }

  /**
   * Writes what a form holds. Of a file that was there, only what has changed is touched.
   * @throws Error in a dealer's words when the file cannot be read or is none of the site's
   */
  async save(file: string, form: Fields): Promise<void> {
    const name = typeof form.name === 'string' ? form.name : file;
    await changeFiles(this.#root, `Saved ${name}`, (files) => this.#save(files, file, form));
  }

  async #save(files: FilesDraft, file: string, form: Fields): Promise<void> {
    const fields = knownFields(file);
    const car = CAR_PATH.exec(file)?.[1];
    const written = await readEntry(files, file);
    const kept = car ? await this.#withKeptPictures(files, form, car, written === null) : form;
    const settled = car && written === null ? withoutDrawings(kept, car) : kept;
    if (written) {
      const changes = changedFields(written.fields, fromForm(settled, fields, written.fields));
      // A form that never filled itself must not empty what it was for.
      const emptied = Array.from(changes.values()).filter((value) => value === undefined || value === null);
      if (emptied.length > Object.keys(written.fields).length / 2) {
        throw new Error('this would empty most of the file, so nothing has been written; load the page anew');
      }
      const order = fields.map(({ name }) => name);
      await files.write(file, editFields(written.text, changes, order));
    } else if (car) {
      await addCar(files, car, fromForm(settled, fields, {}));
    } else {
      throw new Error(`${file} cannot be read; the findings below say where`);
    }
  }

  async remove(file: string): Promise<void> {
    const car = CAR_PATH.exec(file)?.[1];
    if (!car) throw new Error(`${file} is needed by the site and cannot be removed`);
    await changeFiles(this.#root, `Removed ${car}`, (files) => removeCar(files, car));
  }

  /** The form with its photographs moved to where they stay; a new car has none of the car it was begun from. */
  async #withKeptPictures(files: FilesDraft, form: Fields, car: string, isNew: boolean): Promise<Fields> {
    const settled: Record<string, unknown> = { ...form };
    const keep = async (name: unknown) => {
      if (typeof name !== 'string') return undefined;
      if (isNew && (await this.#photographs.isOfAnother(name, car))) return undefined;
      return this.#photographs.keep(files, name, car);
    };
    for (const { name, kind } of CAR_FIELDS) {
      const value = form[name];
      if (kind.type === 'picture') settled[name] = await keep(value);
      if (kind.type === 'list' && holdsPictures(kind.item) && Array.isArray(value)) {
        const items: unknown[] = [];
        for (const item of value) {
          const picture = await keep(fieldsOf(item).picture);
          if (picture !== undefined) items.push({ ...fieldsOf(item), picture });
        }
        settled[name] = items;
      }
    }
    return settled;
  }
}

/** What a file holds; null where there is none, or it cannot be read. */
async function readEntry(files: FilesDraft, file: string) {
  const text = await files.read(file);
  const reading = text === null ? null : readJson(text);
  return text !== null && reading && 'value' in reading ? { text, fields: fieldsOf(reading.value) } : null;
}

/** A new car gets a number that no car has. One that came with another's was begun from it. */
async function addCar(files: FilesDraft, file: string, fields: Fields): Promise<void> {
  const cars = await readCars(files);
  const taken = await takenIds(files, cars);
  const id = fields.id === undefined || taken.has(fields.id) ? nextId(taken) : fields.id;
  const model = cars.find((car) => car.fields.id === fields.id);
  const own = model ? withoutFactsOf(model.fields, fields) : fields;
  await writeCars(files, { add: [{ file, fields: { ...own, id } }], change: [] });
}

/** Without the fields that are true only of the copied car, such as its odometer, unless they were changed. */
function withoutFactsOf(other: Fields, fields: Fields): Fields {
  const isCopied = (name: string) => OF_ONE_CAR.includes(name) && isDeepStrictEqual(fields[name], other[name]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isCopied(name)));
}

/** A new car with photographs keeps no drawing of the car it was copied from. */
function withoutDrawings(form: Fields, car: string): Fields {
  const isOwn = (picture: unknown) => String(picture).startsWith(`${car}/`);
  const images = Array.isArray(form.images) ? form.images : [];
  const own = images.filter((item) => isOwn(fieldsOf(item).picture));
  if (own.length === 0) return form;
  return { ...form, images: own, image: isOwn(form.image) ? form.image : undefined };
}

function knownFields(file: string) {
  const fields = CAR_PATH.test(file) ? CAR_FIELDS : fieldsOfFile(file);
  if (!fields) throw new Error(`${file} is no file that can be kept here`);
  return fields;
}
