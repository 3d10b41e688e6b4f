import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { HEIC, PHOTOGRAPH } from '@/scripts/pictures/photograph-files';
import { HEIC_ADVICE } from '@/scripts/pictures/read-photograph';
import { fileNameFor } from '../entries/new-car';

const PREFIX = 'upload:';
const SAFE_NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_. -]*(?:\/[\p{L}\p{N}_][\p{L}\p{N}_. -]*)+$/u;
const SHOWN_WIDTH = 480;

/** Photographs on their way into pictures/: dropped into the form, and taken over when the car is saved. */
export class Photographs {
  readonly #root: string;
  readonly #waiting = new Map<string, string>();
  readonly #saved = new Map<string, string>();
  #folder: string | null = null;

  /** @param root the folder that data/ and pictures/ lie in */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Keeps a photograph until its car is saved, and returns the name it has until then.
   * @throws Error for the dealer when the file is no photograph
   */
  async receive(fileName: string, bytes: Buffer): Promise<string> {
    if (HEIC.test(fileName)) throw new Error(`${fileName}: ${HEIC_ADVICE}`);
    if (!PHOTOGRAPH.test(fileName)) {
      throw new Error(
        `${fileName}: photographs are JPEG, PNG, WebP, AVIF or TIFF files; save or send it as JPEG first`,
      );
    }
    await sharp(bytes)
      .metadata()
      .catch(() => {
        throw new Error(`${fileName}: the file is damaged, or no photograph`);
      });
    this.#folder ??= await mkdtemp(path.join(tmpdir(), 'desk-'));
    const name = `${PREFIX}${randomUUID()}/${fileName}`;
    const file = path.join(this.#folder, `${this.#waiting.size}${path.extname(fileName).toLowerCase()}`);
    await writeFile(file, bytes);
    this.#waiting.set(name, file);
    return name;
  }

  /** Moves what waits into pictures/<car>/ and gives it its own name there; other names stay as they are. */
  async keep(name: string, car: string): Promise<string> {
    const file = this.#waiting.get(name);
    if (!file) return this.#saved.get(name) ?? name;
    const folder = path.join(this.#root, 'pictures', car);
    await mkdir(folder, { recursive: true });
    const taken = new Set((await readdir(folder)).map((one) => path.parse(one).name));
    const base = fileNameFor(path.parse(name.slice(name.indexOf('/') + 1)).name, taken);
    const target = path.join(folder, base + path.extname(file));
    // Another disk cannot be moved to.
    await rename(file, target).catch(() => copyFile(file, target));
    this.#waiting.delete(name);
    this.#saved.set(name, `${car}/${base}`);
    return `${car}/${base}`;
  }

  /** A thumbnail of a picture; null where there is none. */
  async show(name: string): Promise<Buffer | null> {
    const file = this.#waiting.get(name) ?? (await this.#find(this.#saved.get(name) ?? name));
    if (!file) return null;
    return sharp(file).rotate().resize({ width: SHOWN_WIDTH, withoutEnlargement: true }).webp().toBuffer();
  }

  /** Whether it is a photograph of another car, which a car begun from that one must not show. */
  async isOfAnother(name: string, car: string): Promise<boolean> {
    const file = await this.#find(name);
    const originals = path.join(this.#root, 'pictures');
    return file?.startsWith(originals + path.sep) === true && path.dirname(file) !== path.join(originals, car);
  }

  async close(): Promise<void> {
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }

  /** The original of a picture, or its drawing. */
  async #find(written: string): Promise<string | null> {
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
