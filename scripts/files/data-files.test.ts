import { spawn } from 'node:child_process';
import fs, { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { changeFiles, readVersions, receiveFile, recoverFiles, undoVersion } from './data-files';

const SITE = 'data/site.json';
const CAR = 'data/vehicles/one.json';

// Processes start slowly on a busy machine.
jest.setTimeout(60_000);

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'data-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFile(path.join(root, file), 'utf8');
const edit = (file: string, text: string | null, label = 'Edited') =>
  changeFiles(root, label, (draft) => draft.write(file, text));

describe('a change of the files', () => {
  it('is written as a whole, with a version in the history', async () => {
    await edit(SITE, 'old');
    await changeFiles(root, 'Saved the car', async (draft) => {
      await draft.write(SITE, 'new');
      await draft.write(CAR, 'car');
      expect(await draft.read(SITE)).toBe('new');
      expect(await draft.list('data/vehicles')).toEqual(['one.json']);
    });
    expect([await read(SITE), await read(CAR)]).toEqual(['new', 'car']);
    expect(await readVersions(root)).toMatchObject([
      {
        number: 2,
        label: 'Saved the car',
        texts: [
          { file: SITE, before: 'old', after: 'new' },
          { file: CAR, before: null, after: 'car' },
        ],
      },
      { number: 1, texts: [{ file: SITE, before: null, after: 'old' }] },
    ]);
  });

  it('is dropped where it fails', async () => {
    await edit(SITE, 'old');
    const failed = changeFiles(root, 'Fails', async (draft) => {
      await draft.write(SITE, 'new');
      throw new Error('no price');
    });
    await expect(failed).rejects.toThrow('no price');
    expect(await read(SITE)).toBe('old');
    expect(await readVersions(root)).toHaveLength(1);
  });

  it('waits for the change before it', async () => {
    const add = (word: string) =>
      changeFiles(root, word, async (draft) => draft.write(SITE, `${(await draft.read(SITE)) ?? ''}${word}`));
    await Promise.all(Array.from('abcdefgh', add));
    expect(
      Array.from(await read(SITE))
        .sort()
        .join(''),
    ).toBe('abcdefgh');
  });

  it('is made again where a file that it has read is edited by hand meanwhile', async () => {
    await edit(SITE, 'old');
    await edit(CAR, 'car');
    let rounds = 0;
    await changeFiles(root, 'Saved', async (draft) => {
      const [text, car] = [await draft.read(SITE), await draft.read(CAR)];
      rounds += 1;
      if (rounds === 1) await writeFile(path.join(root, SITE), 'by hand');
      if (rounds === 2) await writeFile(path.join(root, CAR), 'car by hand');
      await draft.write(SITE, `${text}, ${car}, new`);
    });
    expect(await read(SITE)).toBe('by hand, car by hand, new');
  });

  it.each([SITE, CAR])('is made again where %s is edited by hand at the last moment, as a whole', async (edited) => {
    await edit(SITE, 'old');
    await edit(CAR, 'old');
    let isBegun = true;
    // Its last step before the files are replaced is to write this file.
    const editor = async () => {
      while (isBegun && !existsSync(path.join(root, '.history/pending.json'))) await immediate();
      writeFileSync(path.join(root, edited), 'by hand');
    };
    const [, answer] = await Promise.all([
      editor(),
      changeFiles(root, 'Saved', async (draft) => {
        for (const file of [SITE, CAR]) await draft.write(file, `${await draft.read(file)}, new`);
        return 'saved';
      }).finally(() => {
        isBegun = false;
      }),
    ]);
    expect(answer).toBe('saved');
    const other = edited === SITE ? CAR : SITE;
    expect([await read(edited), await read(other)]).toEqual(['by hand, new', 'old, new']);
    expect((await readVersions(root)).map(({ label }) => label)).toEqual(['Saved', 'Edited', 'Edited']);
    expect(readdirSync(path.join(root, 'data')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it.each([SITE, CAR])('is made again where %s is edited by hand after the last comparison', async (edited) => {
    await edit(SITE, 'old');
    await edit(CAR, 'old');
    const rename = fs.renameSync;
    const target = path.join(root, edited);
    const byHand = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (to === target && readFileSync(target, 'utf8') === 'old') writeFileSync(target, 'by hand');
      rename(from, to);
    });
    await changeFiles(root, 'Saved', async (draft) => {
      for (const file of [SITE, CAR]) await draft.write(file, `${await draft.read(file)}, new`);
    });
    byHand.mockRestore();
    const other = edited === SITE ? CAR : SITE;
    expect([await read(edited), await read(other)]).toEqual(['by hand, new', 'old, new']);
    expect(readdirSync(path.join(root, '.history')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('gives up where a file never rests, and changes nothing', async () => {
    let rounds = 0;
    const changed = changeFiles(root, 'Saved', async (draft) => {
      await draft.read(SITE);
      rounds += 1;
      await mkdir(path.join(root, 'data'), { recursive: true });
      await writeFile(path.join(root, SITE), `by hand ${rounds}`);
      await draft.write(CAR, 'car');
    });
    await expect(changed).rejects.toThrow('data/site.json is being changed by another program');
    await expect(read(CAR)).rejects.toThrow('ENOENT');
  });

  it('is refused to a process that slept so long that another one took its lock', async () => {
    await edit(SITE, 'old');
    const lock = path.join(root, '.history/lock');
    const changed = changeFiles(root, 'Saved', async (draft) => {
      await draft.write(SITE, 'new');
      await writeFile(lock, 'another process');
    });
    await expect(changed).rejects.toThrow('nothing has been changed');
    expect([await read(SITE), await readFile(lock, 'utf8')]).toEqual(['old', 'another process']);
  });

  it('reaches files of data/ and pictures/ only', async () => {
    for (const file of [
      '../x.json',
      'data/../x.json',
      'package.json',
      'data/.x.json',
      'data/a\\b.json',
      '/data/x.json',
    ]) {
      await expect(edit(file, 'text')).rejects.toThrow('is no file in data/ or pictures/');
    }
  });

  it('moves a received photograph to its place', async () => {
    const from = await receiveFile(root, Buffer.from('bytes'), '.jpg');
    await changeFiles(root, 'Photograph', (draft) => draft.move(from, 'pictures/one/img.jpg'));
    expect(await read('pictures/one/img.jpg')).toBe('bytes');
    expect(readdirSync(path.join(root, '.history/incoming'))).toEqual([]);
  });

  it('keeps 50 versions', async () => {
    for (let number = 1; number <= 53; number += 1) await edit(SITE, String(number));
    expect((await readVersions(root)).map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, i) => 53 - i),
    );
  });
});

describe('undo', () => {
  it('puts a version back, and can be undone itself', async () => {
    await edit(CAR, 'car');
    await edit(CAR, null, 'Removed');
    await undoVersion(root, 2);
    expect(await read(CAR)).toBe('car');
    await undoVersion(root, 3);
    await expect(read(CAR)).rejects.toThrow('ENOENT');
  });

  it('loses nothing that was saved later, by hand neither', async () => {
    await edit(SITE, 'old');
    await edit(SITE, 'new');
    await writeFile(path.join(root, SITE), 'by hand');
    await expect(undoVersion(root, 2)).rejects.toThrow('data/site.json has changed since version 2');
    await expect(undoVersion(root, 9)).rejects.toThrow('There is no version 9');
    expect(await read(SITE)).toBe('by hand');
  });
});

describe('after a kill in the middle', () => {
  const pending = (texts: readonly object[]) => ({ at: '2026-11-20T09:00:00.000Z', label: 'Saved', texts, moves: [] });
  const killed = async (content: object) => {
    await mkdir(path.join(root, '.history'), { recursive: true });
    await writeFile(path.join(root, '.history/pending.json'), JSON.stringify(content));
  };

  it('completes the change, but keeps later edits by hand', async () => {
    await edit(SITE, 'old');
    await edit(CAR, 'old');
    await killed(
      pending([
        { file: SITE, before: 'old', after: 'new' },
        { file: CAR, before: 'old', after: 'new' },
      ]),
    );
    await writeFile(path.join(root, CAR), 'by hand');
    await recoverFiles(root);
    expect([await read(SITE), await read(CAR)]).toEqual(['new', 'by hand']);
    expect((await readVersions(root)).map(({ label }) => label)).toEqual(['Saved', 'Edited', 'Edited']);
  });

  it('takes over the lock of a process that has ended, and removes staged files and forgotten photographs', async () => {
    await edit(SITE, 'old');
    const [forgotten, waiting] = [
      path.join(root, await receiveFile(root, Buffer.from('a'), '.jpg')),
      path.join(root, await receiveFile(root, Buffer.from('b'), '.jpg')),
    ];
    await utimes(forgotten, new Date(), new Date(Date.now() - 31 * 24 * 3_600_000));
    const ended = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => ended.once('exit', resolve));
    await writeFile(path.join(root, '.history/lock'), String(ended.pid));
    await writeFile(path.join(root, 'data/.site.json.1.part'), 'half');
    await edit(SITE, 'new');
    expect(readdirSync(path.join(root, 'data'))).toEqual(['site.json']);
    expect(readdirSync(path.join(root, '.history')).sort()).toEqual(['1.json', '2.json', 'incoming']);
    expect(readdirSync(path.join(root, '.history/incoming'))).toEqual([path.basename(waiting)]);
  });
});

/** Starts the writer of testing/; the words it has printed when it ends. */
function startWriter(name: string, wrapped: readonly string[] = []) {
  const writer = path.join(import.meta.dirname, 'testing/random-writer.ts');
  const [command = '', ...rest] = [...wrapped, process.execPath, '--import', 'tsx', writer, root, name];
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  const words = new Promise<readonly string[]>((resolve) =>
    child.once('close', () => resolve(output.split('\n').filter(Boolean))),
  );
  return { child, words, hasBegun: new Promise((resolve) => child.stdout.once('data', resolve)) };
}

describe('several processes', () => {
  it.each([1, 2, 3, 4])('killed anywhere, lose no saved change and break no file: round %i', async (round) => {
    const writers = ['a', 'b', 'c'].map((name) => startWriter(name));
    const killed = writers.map(async ({ child, hasBegun }, index) => {
      await hasBegun;
      // Each round kills at other moments of a transaction, which takes a few milliseconds.
      setTimeout(() => child.kill('SIGKILL'), (round * 37 + index * 23) % 90);
    });
    await Promise.all(killed);
    const saved = (await Promise.all(writers.map(({ words }) => words))).flat();
    expect(saved.length).toBeGreaterThan(2);

    await recoverFiles(root);
    await edit('data/order.json', 'next');
    const words: readonly string[] = JSON.parse(await read(SITE));
    const cars = readdirSync(path.join(root, 'data/vehicles')).map((file) => `data/vehicles/${file}`);
    expect(cars).toHaveLength(8);
    for (const car of cars) expect(JSON.parse(await read(car))).toEqual(words);
    expect(new Set(words).size).toBe(words.length);
    expect(words).toEqual(expect.arrayContaining(saved));
  });

  it('leave no lock behind when the disk has no room for it', async () => {
    const writer = startWriter('a', ['sh', '-c', 'ulimit -f 0; exec "$@"', 'sh']);
    expect(await writer.words).toEqual([]);
    expect(readdirSync(path.join(root, '.history'))).toEqual([]);
  });

  it('change nothing when the disk is full', async () => {
    // A limit on the size of files, in blocks of 512 bytes, simulates a full disk.
    const writer = startWriter('a', ['sh', '-c', 'ulimit -f 4; exec "$@"', 'sh']);
    const saved = await writer.words;
    expect(saved.length).toBeGreaterThan(2);
    const cars = readdirSync(path.join(root, 'data/vehicles'));
    expect(cars.filter((name) => !name.startsWith('.'))).toEqual(cars);
    for (const file of ['site.json', ...cars.map((car) => `vehicles/${car}`)]) {
      expect(JSON.parse(readFileSync(path.join(root, 'data', file), 'utf8'))).toEqual(saved);
    }
  });
});
