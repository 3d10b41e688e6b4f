import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import manifest from '@/public/pictures/manifest.json';
import { recoverFiles } from '@/scripts/files/data-files';

/*
 * Random histories: two desks, a spreadsheet and a text editor write the same files. The desks and the spreadsheet are
 * killed at any moment and restarted. Each appends words to a text, adds cars or changes a price, and records the
 * changes confirmed as saved. HISTORIES=100 runs as many.
 */

const CARS = ['swift', 'kite'].map((name) => `data/vehicles/${name}.json`);
const HISTORIES = Number(process.env.HISTORIES ?? 1);

// Processes start slowly on a busy machine.
jest.setTimeout(300_000);

let root: string;
let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
  root = mkdtempSync(path.join(tmpdir(), 'histories-'));
  cpSync('e2e/fixtures/dealership', path.join(root, 'data'), { recursive: true });
  mkdirSync(path.join(root, 'public/pictures'), { recursive: true });
  writeFileSync(path.join(root, 'public/pictures/manifest.json'), JSON.stringify(manifest));
});
afterEach(() => {
  // A history that took too long would go on beside the next one.
  stop.abort();
  rmSync(root, { recursive: true, maxRetries: 5 });
});

const stored = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const run = (script: string, ...args: readonly string[]) =>
  spawn(process.execPath, ['--import', 'tsx', `packages/desk/${script}`, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('close', resolve));

/** mulberry32: numbers from 0 to 1 that a seed determines. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A time in which a file may have been written. */
type Span = { readonly file: string; readonly from: number; readonly to: number };
type Word = Span & { readonly word: string };

it.each(Array.from({ length: HISTORIES }, (_, index) => index + 1))(
  'lose nothing that was saved and break no file: history %i',
  async (seed) => {
    const random = randomFrom(seed);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    const byDesk: Word[] = [];
    const byHand: Word[] = [];
    const newCars: string[] = [];
    let importedPrice = 0;
    let kills = 0;
    const { signal } = stop;
    const isOver = () =>
      signal.aborted ||
      (byDesk.length >= 20 && byHand.length >= 5 && newCars.length >= 2 && importedPrice > 0 && kills >= 3);
    const killLater = (child: ChildProcess, withinMs: number) =>
      setTimeout(() => {
        if (child.exitCode === null && child.kill('SIGKILL')) kills += 1;
      }, random() * withinMs);

    const desk = async (name: string) => {
      for (let number = 0; !isOver(); ) {
        const child = run('testing/desk-process.ts', root);
        const port = await new Promise((resolve) => child.stdout.once('data', (data) => resolve(String(data).trim())));
        const end = ended(child);
        const timer = killLater(child, 2000);
        const ask = async (to: string, body?: object) => {
          const answer = await fetch(
            `http://127.0.0.1:${port}${to}`,
            body && { method: 'POST', body: JSON.stringify(body) },
          );
          return answer.json();
        };
        try {
          for (; !isOver(); number += 1) {
            const word = `${name}${number}`;
            const from = Date.now();
            if (number % 7 === 6) {
              const { values } = await ask(`/api/new?like=${CARS[0]}`);
              const { saved } = await ask('/api/save', {
                file: null,
                values: { ...values, name: `Car ${word}` },
                base: {},
              });
              if (saved) newCars.push(saved.file);
              continue;
            }
            const file = pick(CARS);
            const { values } = await ask(`/api/entry?file=${file}`);
            if (!values) continue;
            await delay(random() * 30);
            const description = `${values.description} ${word}`;
            const { saved } = await ask('/api/save', { file, values: { ...values, description }, base: values });
            if (saved) byDesk.push({ file, word, from, to: Date.now() });
          }
        } catch (error) {
          // The desk was killed.
          if ((error as Error).name !== 'TypeError') throw error;
        }
        // Neither outlives the test.
        clearTimeout(timer);
        child.kill('SIGKILL');
        await end;
      }
    };

    const spreadsheet = async () => {
      const { id } = stored(CARS[0] ?? '');
      let lastedMs = 0;
      for (let price = 40_000_001; !isOver(); price += 1) {
        const sheet = path.join(root, 'stock.csv');
        writeFileSync(sheet, `Id,Price\n${id},${price}\n`);
        const began = Date.now();
        const child = run('spreadsheet.ts', 'import', sheet, '--folder', root);
        const timer = lastedMs > 0 && random() < 0.5 ? killLater(child, lastedMs) : undefined;
        const status = await ended(child);
        clearTimeout(timer);
        if (status !== 0) continue;
        importedPrice = price;
        lastedMs = Date.now() - began;
      }
    };

    const textEditor = async () => {
      for (let number = 0; !isOver(); number += 1) {
        await delay(random() * 200);
        const file = pick(CARS);
        const word = `hand${number}`;
        const from = Date.now();
        const car = stored(file);
        const text = JSON.stringify({ ...car, description: `${car.description} ${word}` }, null, 2);
        writeFileSync(path.join(root, file), text);
        byHand.push({ file, word, from, to: Date.now() });
      }
    };

    await Promise.all([desk('a'), desk('b'), spreadsheet(), textEditor()]);
    await recoverFiles(root);

    const names: readonly string[] = readdirSync(path.join(root, 'data/vehicles')).filter((name) =>
      name.endsWith('.json'),
    );
    const ids = names.map((name) => stored(`data/vehicles/${name}`).id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(stored('data/order.json').vehicles).toEqual(
      expect.arrayContaining(newCars.map((file) => path.basename(file, '.json'))),
    );
    const isThere = ({ file, word }: Word) => stored(file).description.split(' ').includes(word);
    expect(byHand.filter((one) => !isThere(one))).toEqual([]);
    // A text editor overwrites any save between its reading and its writing: no other program can prevent it.
    const overlaps = (one: Span) =>
      byHand.some(({ file, from, to }) => file === one.file && from <= one.to && one.from <= to);
    expect(byDesk.filter((one) => !isThere(one) && !overlaps(one))).toEqual([]);
    expect(Number(String(stored(CARS[0] ?? '').price).replace(/\D/g, ''))).toBeGreaterThanOrEqual(importedPrice);
  },
);
