import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureRecord } from '@/lib/pictures/manifest';
import { type FilesDraft, receiveFile } from '@/scripts/files/data-files';
import { PHOTOGRAPH } from '@/scripts/pictures/photograph-files';
import { storedPhotograph } from '@/scripts/pictures/read-photograph';
import { fileNameFor } from '../entries/new-car';

/** 'upload:.history/incoming/<id>.jpg:In the yard.jpg' */
const UPLOAD = /^upload:(\.history\/incoming\/[\da-f-]+\.[a-z]+):(.+)$/;
const SAFE_NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_. -]*(?:\/[\p{L}\p{N}_][\p{L}\p{N}_. -]*)+$/u;
const SHOWN_WIDTH = 480;
const PENDING_WIDTH = 1600;
/** The folder of pictures that are in the preview only, in the addresses of pages. */
const PENDING = 'pending/';
const PENDING_FILE = /^\/pictures\/pending\/([\da-f]+)-\d+\.(?:avif|webp)$/;

/** Photographs on their way into pictures/: dropped into the form, and taken over when the car is saved. */
export class Photographs {
  readonly #root: string;
  readonly #saved = new Map<string, string>();

  /** @param root the folder that data/ and pictures/ lie in */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Keeps a photograph until its car is saved, and returns the name it has until then.
   * @throws Error for the dealer when the file is no photograph
   */
  async receive(fileName: string, bytes: Buffer): Promise<string> {
    if (!PHOTOGRAPH.test(fileName)) {
      throw new Error(
        `${fileName}: photographs are JPEG, HEIC, PNG, WebP, AVIF or TIFF files; save or send it as JPEG first`,
      );
    }
    const stored = await storedPhotograph(bytes).catch(() => {
      throw new Error(`${fileName}: the file is damaged, or no photograph`);
    });
    const from = await receiveFile(this.#root, stored, '.jpg');
    return `upload:${from}:${fileName}`;
  }

  /**
   * Moves an upload into pictures/<car>/ and gives it its own name there; other names stay as they are.
   * @throws Error for the dealer when the upload is gone
   */
  async keep(files: FilesDraft, name: string, car: string): Promise<string> {
    const [, from, fileName = ''] = UPLOAD.exec(name) ?? [];
    if (from === undefined) {
      if (name.startsWith('upload:')) throw new Error('This photograph is no longer here; drop it again');
      return name;
    }
    const folder = `pictures/${car}`;
    const present = await files.list(folder);
    const saved = this.#saved.get(name);
    // The form keeps the name of an upload after it was saved, and may hold it twice.
    if (saved !== undefined && present.includes(`${path.basename(saved)}.jpg`)) return saved;
    if (!existsSync(path.join(this.#root, from))) {
      throw new Error(`${fileName}: this photograph is no longer here; drop it again`);
    }
    const taken = new Set(present.map((one) => path.parse(one).name));
    const base = fileNameFor(path.parse(fileName).name, taken);
    files.move(from, `${folder}/${base}${path.extname(from)}`);
    this.#saved.set(name, `${car}/${base}`);
    return `${car}/${base}`;
  }

  async inFolder(car: string): Promise<readonly string[]> {
    const files = await readdir(path.join(this.#root, 'pictures', car)).catch(() => []);
    return files.filter((file) => PHOTOGRAPH.test(file)).map((file) => `${car}/${path.parse(file).name}`);
  }

  /** The record of a photograph of which `showPending` answers the sizes; null where there is none. */
  async pendingRecord(name: string): Promise<PictureRecord | null> {
    const file = await this.#find(this.#saved.get(name) ?? name);
    if (!file) return null;
    const { autoOrient } = await sharp(file).metadata();
    const { width, height } = autoOrient;
    const sizes = { [PENDING_WIDTH]: 0 };
    const address = `${PENDING}${Buffer.from(name).toString('hex')}`;
    return {
      file: address,
      width,
      height,
      origin: 'photograph',
      source: '',
      avif: sizes,
      webp: sizes,
    };
  }

  /** The picture at an address of `pendingRecord`; null for other addresses. */
  async showPending(address: string): Promise<Buffer | null> {
    const [, hex = ''] = PENDING_FILE.exec(address) ?? [];
    return hex === '' ? null : this.show(Buffer.from(hex, 'hex').toString(), PENDING_WIDTH);
  }

  /** A picture as WebP, upright; null where there is none. @param width in pixels */
  async show(name: string, width = SHOWN_WIDTH): Promise<Buffer | null> {
    const file = await this.#find(this.#saved.get(name) ?? name);
    if (!file) return null;
    return sharp(file).rotate().resize({ width, withoutEnlargement: true }).webp().toBuffer();
  }

  /** The original of a picture, or its drawing. */
  async #find(written: string): Promise<string | null> {
    const [, upload] = UPLOAD.exec(written) ?? [];
    if (upload !== undefined) return existsSync(path.join(this.#root, upload)) ? path.join(this.#root, upload) : null;
    const name = written.replace(/^\/?(?:pictures\/)?/, '');
    if (!SAFE_NAME.test(name)) return null;
    const without = name.replace(PHOTOGRAPH, '');
    for (const folder of ['pictures', 'public/pictures']) {
      const inside = path.join(this.#root, folder, path.dirname(name));
      const files = await readdir(inside).catch(() => []);
      const base = path.basename(without);
      const found =
        files.find((file) => PHOTOGRAPH.test(file) && path.parse(file).name === base) ??
        files.find((file) => file === `${base}-${SHOWN_WIDTH}.avif`);
      if (found) return path.join(inside, found);
    }
    return null;
  }
}
