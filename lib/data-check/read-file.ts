import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from '@/lib/text/decode-text';
import { printText } from './print';
import { readJson } from './read-json';

export const ENDING = '.json';

/** A fault with the line of the file it is in; 1 where the line is not known. */
export type PlacedFault = { readonly file: string; readonly line: number; readonly text: string };

export type DataFile = {
  /** Its name as the dealer knows it, also when another folder is read: 'data/site.json'. */
  readonly shown: string;
  /** Undefined of a file that cannot be opened. */
  readonly text?: string;
  /** Undefined where it cannot be read. */
  readonly value?: unknown;
  readonly unreadable?: PlacedFault;
  /** Fields that are written twice. */
  readonly repeated: readonly PlacedFault[];
};

/**
 * Reads a file of data/; never throws.
 * @param name without its ending: 'vehicles/ferrari-488-gtb'
 */
export function readDataFile(folder: string, name: string): DataFile {
  const shown = `data/${name}${ENDING}`;
  const unreadable = (line: number, text: string) => ({ shown, repeated: [], unreadable: { file: shown, line, text } });
  try {
    const { text, encoding } = decodeText(readFileSync(path.join(folder, name + ENDING)));
    if (encoding !== 'UTF-8')
      return unreadable(1, `${shown}: it was saved with the letters of ${encoding}; save it as UTF-8`);
    const reading = readJson(text);
    if ('value' in reading) {
      const repeated = reading.repeated.map(({ key, line }) => {
        const text = `${shown}, line ${line}: "${printText(key)}" is here a second time; remove one of the two`;
        return { file: shown, line, text };
      });
      return { shown, text, value: reading.value, repeated };
    }
    const { line, column, advice, corrected } = reading.mistake;
    const shownLine = corrected === null ? '' : `; write: ${printText(corrected, corrected.length)}`;
    return { ...unreadable(line, `${shown}, line ${line}, column ${column}: ${advice}${shownLine}`), text };
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const said = missing ? 'there is no such file' : 'it cannot be opened; is it a folder, or open in another program?';
    return unreadable(1, `${shown}: ${said}`);
  }
}
