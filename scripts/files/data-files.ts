import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf, STAGED, type StagedFile, stageFile } from './write-atomically';

/*
 * The only writer of the dealer's files. A change of several files is a transaction: all of it is written or nothing.
 * Transactions follow one another, also those of other processes.
 *
 * Other programs, such as a text editor, may write at any moment. A transaction whose files have changed since it read
 * them is repeated.
 *
 * 1. The new contents go into .history/pending.json. A full disk is noticed here, before any file is touched.
 * 2. The files are replaced, each by a rename right after a comparison with the content read.
 * 3. pending.json becomes a version of the history. If the process ends before, the next command repeats step 2.
 */

/** A text before and after a change; null where there is no file. */
type TextChange = { readonly file: string; readonly before: string | null; readonly after: string | null };

export type Version = {
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The change in the dealer's words: 'Saved Ferrari 488 GTB'. */
  readonly label: string;
  readonly texts: readonly TextChange[];
};

type Pending = Omit<Version, 'number'> & {
  /** Files to move in, such as photographs: from `.history/incoming/` to their place. */
  readonly moves: readonly { readonly from: string; readonly file: string }[];
};

const HISTORY = '.history';
const INCOMING = `${HISTORY}/incoming`;
const PENDING = `${HISTORY}/pending.json`;
const LOCK = `${HISTORY}/lock`;
const KEPT_VERSIONS = 50;
const DEALERS_FILE = /^(?:data|pictures)(?:\/[^/\\.][^/\\]*)+$/u;

const LOCK_RETRY_MS = 20;
/**
 * A transaction takes far less. An older lock belongs to a process that has ended, even if its id is in use again. Or the
 * computer slept: that process checks the lock before it writes.
 */
const LOCK_EXPIRES_MS = 20_000;
const LOCK_TIMEOUT_MS = 30_000;
/** The number of repetitions of a change whose files were edited meanwhile. */
const RETRIES = 5;
/** A photograph that no form has saved for so long is forgotten. */
const INCOMING_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The files as a transaction sees and changes them. Paths are relative to the site's folder: 'data/order.json'. */
export class FilesDraft {
  readonly #root: string;
  readonly #seen = new Map<string, string | null>();
  readonly #texts = new Map<string, TextChange>();
  readonly #moves: { readonly from: string; readonly file: string }[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  /** Null where there is no file. */
  async read(file: string): Promise<string | null> {
    const change = this.#texts.get(file);
    return change ? change.after : this.#see(file);
  }

  /** The names of a folder's files, those of the draft too. */
  async list(folder: string): Promise<readonly string[]> {
    const names = new Set(await readdir(path.join(this.#root, folder)).catch(() => []));
    for (const { file, after } of this.#texts.values()) {
      if (path.posix.dirname(file) === folder) names[after === null ? 'delete' : 'add'](path.posix.basename(file));
    }
    for (const { file } of this.#moves) if (path.posix.dirname(file) === folder) names.add(path.posix.basename(file));
    return [...names];
  }

  /** @param after null removes the file */
  async write(file: string, after: string | null): Promise<void> {
    checkPath(file);
    this.#texts.set(file, { file, before: await this.#see(file), after });
  }

  /** @param from a file that `receiveFile` has written */
  move(from: string, file: string): void {
    checkPath(file);
    this.#moves.push({ from, file });
  }

  /** A file that was read and is another one now; null where there is none. */
  async stale(): Promise<string | null> {
    for (const [file, text] of this.#seen) if ((await readText(this.#root, file)) !== text) return file;
    return null;
  }

  async #see(file: string): Promise<string | null> {
    const seen = this.#seen.get(file);
    if (seen !== undefined) return seen;
    const text = await readText(this.#root, file);
    this.#seen.set(file, text);
    return text;
  }

  changes(): Pick<Pending, 'texts' | 'moves'> {
    return {
      texts: Array.from(this.#texts.values()).filter(({ before, after }) => before !== after),
      moves: this.#moves,
    };
  }
}

/**
 * Changes the dealer's files: all of the changes or, when `change` or the disk fails, none.
 * @param root the folder that holds data/ and pictures/
 * @param label of the version in the history
 * @throws the error of `change`; Error with a sentence for the dealer when the files cannot be written
 */
export function changeFiles<Result>(
  root: string,
  label: string,
  change: (draft: FilesDraft) => Result | Promise<Result>,
): Promise<Result> {
  return locked(root, async (isOurs) => {
    await finishPending(root);
    await removeLeftovers(root);
    let stale: string | null = null;
    for (let round = 0; round <= RETRIES; round += 1) {
      const draft = new FilesDraft(root);
      const result = await change(draft);
      const changes = draft.changes();
      if (changes.texts.length + changes.moves.length === 0) return result;
      const staged = await stage(root, changes.texts);
      stale = await draft.stale();
      if (stale === null) {
        await begin(root, { at: new Date().toISOString(), label, ...changes }, staged, isOurs);
        stale = await finishPending(root, staged);
        if (stale === null) return result;
      }
      await discard(staged);
    }
    throw new Error(`${stale} is being changed by another program; nothing has been changed, so try again`);
  });
}

/** Completes a change that a killed process left half done. Call it before the files are read as a whole. */
export async function recoverFiles(root: string): Promise<void> {
  if (existsSync(path.join(root, PENDING))) await locked(root, () => finishPending(root));
}

/** Keeps an uploaded file until a transaction moves it to its place. Returns the argument of `FilesDraft.move`. */
export async function receiveFile(root: string, bytes: Uint8Array, ending: string): Promise<string> {
  const from = `${INCOMING}/${randomUUID()}${ending}`;
  (await stageFile(path.join(root, from), bytes)).commit();
  return from;
}

/** The kept versions, newest first. */
export async function readVersions(root: string): Promise<readonly Version[]> {
  const numbers = await versionNumbers(root);
  return Promise.all(
    numbers.reverse().map(async (number) => (await readHistory(root, versionFile(number))) as Version),
  );
}

/**
 * Puts the files of a version back as they were before it, as a new version.
 * @throws Error when one of the files has changed since: nothing that was saved later may be lost
 */
export async function undoVersion(root: string, number: number): Promise<Version> {
  const version = (await readVersions(root)).find((one) => one.number === number);
  if (!version) throw new Error(`There is no version ${number}; the last ${KEPT_VERSIONS} are kept.`);
  await changeFiles(root, `Undid: ${version.label}`, async (draft) => {
    for (const { file, before, after } of version.texts) {
      if ((await draft.read(file)) !== after) {
        throw new Error(`${file} has changed since version ${number}, so nothing has been undone.`);
      }
      await draft.write(file, before);
    }
  });
  return version;
}

type Staged = ReadonlyMap<string, StagedFile>;

/** The contents beside their files, so that step 2 needs no more space. */
async function stage(root: string, texts: readonly TextChange[]): Promise<Staged> {
  const staged = new Map<string, StagedFile>();
  try {
    for (const { file, after } of texts) {
      if (after !== null) staged.set(file, await stageFile(path.join(root, file), after, true));
    }
    return staged;
  } catch (error) {
    await discard(staged);
    throw new Error(`${reasonOf(error)}; nothing has been changed`);
  }
}

async function discard(staged: Staged): Promise<void> {
  for (const file of staged.values()) await file.discard();
}

/** Step 1. */
async function begin(root: string, pending: Pending, staged: Staged, isOurs: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await isOurs())) throw new Error('The computer slept, and another window or command has written meanwhile');
    await write(root, PENDING, pending);
  } catch (error) {
    await discard(staged);
    throw new Error(`${reasonOf(error)}; nothing has been changed`);
  }
}

/**
 * Steps 2 and 3. A file that another program has edited since it was read stays as it is.
 * @param staged the contents of a new change, which is taken back if there is such a file. After a kill, the other
 * files get their contents.
 * @returns the edited file, if the change was taken back
 */
async function finishPending(root: string, staged?: Staged): Promise<string | null> {
  const pending = (await readHistory(root, PENDING)) as Pending | null;
  if (!pending) return null;
  try {
    const replaced: TextChange[] = [];
    for (const text of pending.texts) {
      if (await replaceText(root, text, staged?.get(text.file))) replaced.push(text);
      else if (staged) {
        for (const { file, before, after } of replaced) await replaceText(root, { file, before: after, after: before });
        await rm(path.join(root, PENDING));
        return text.file;
      }
    }
    for (const { from, file } of pending.moves) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      if (existsSync(path.join(root, from))) await rename(path.join(root, from), path.join(root, file));
    }
    const number = ((await versionNumbers(root)).at(-1) ?? 0) + 1;
    const { moves: _, ...version } = pending;
    await write(root, versionFile(number), { number, ...version } satisfies Version);
    await rm(path.join(root, PENDING));
  } catch (error) {
    throw new Error(`${reasonOf(error)}; the change is kept, and the next command completes it`);
  }
  const numbers = await versionNumbers(root);
  await Promise.all(numbers.slice(0, -KEPT_VERSIONS).map((one) => rm(path.join(root, versionFile(one)))));
  return null;
}

/** @returns false where the file is not as it was before, and stays */
async function replaceText(root: string, { file, before, after }: TextChange, staged?: StagedFile): Promise<boolean> {
  const target = path.join(root, file);
  const next = after === null ? null : (staged ?? (await stageFile(target, after, true)));
  const second = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}${STAGED}`);
  // No `await` from here on: an editor could write in between.
  let isSame = readTextNow(target) === before && (before === null || addName(target, second));
  if (isSame) {
    if (next) next.commit();
    else rmSync(target, { force: true });
    // The file of an editor that wrote after the comparison is restored.
    isSame = !existsSync(second) || readTextNow(second) === before;
    if (!isSame) renameSync(second, target);
    rmSync(second, { force: true });
  } else await next?.discard();
  return isSame;
}

/**
 * A second name in the same folder: it waits for an editor that is writing a new file there.
 * @returns false where the file has gone. Where a file can have one name only, as on a memory stick, it has no second
 * one.
 */
function addName(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ENOENT';
  }
}

function readTextNow(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Staged files of a killed process. */
async function removeLeftovers(root: string): Promise<void> {
  for (const folder of [HISTORY, 'data', 'data/vehicles']) {
    const names = await readdir(path.join(root, folder)).catch(() => []);
    const leftovers = names.filter((name) => name.startsWith('.') && name.endsWith(STAGED));
    await Promise.all(leftovers.map((name) => rm(path.join(root, folder, name), { force: true })));
  }
  for (const name of await readdir(path.join(root, INCOMING)).catch(() => [])) {
    const file = path.join(root, INCOMING, name);
    if (Date.now() - (await stat(file)).mtimeMs > INCOMING_KEPT_MS) await rm(file);
  }
}

/**
 * Runs one task at a time for a folder, among all processes.
 * @param task gets a question to ask before it writes: whether this process still holds the lock
 */
async function locked<Result>(
  root: string,
  task: (isOurs: () => Promise<boolean>) => Promise<Result>,
): Promise<Result> {
  const lock = path.join(root, LOCK);
  const owner = `${process.pid} ${randomUUID()}`;
  const isOurs = async () => (await readFile(lock, 'utf8').catch(() => null)) === owner;
  await mkdir(path.dirname(lock), { recursive: true });
  const until = Date.now() + LOCK_TIMEOUT_MS;
  while (!(await createLock(lock, owner))) {
    if (Date.now() > until) throw new Error('Another window or command is writing; try again in a minute.');
    await removeAbandoned(lock);
    await delay(LOCK_RETRY_MS);
  }
  try {
    return await task(isOurs);
  } finally {
    if (await isOurs()) await rm(lock, { force: true });
  }
}

async function createLock(lock: string, owner: string): Promise<boolean> {
  try {
    const handle = await open(lock, 'wx');
    try {
      await handle.write(owner);
    } catch (error) {
      // An empty lock would keep everyone waiting until it expires.
      await rm(lock, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw new Error(`${reasonOf(error)}; nothing has been changed`);
  }
}

async function removeAbandoned(lock: string): Promise<void> {
  try {
    const [owner, { mtimeMs }] = await Promise.all([readFile(lock, 'utf8'), stat(lock)]);
    const isOld = Date.now() - mtimeMs > LOCK_EXPIRES_MS;
    if (!isOld && (owner === '' || isRunning(Number.parseInt(owner, 10)))) return;
    // By a rename: of two processes that both find the lock abandoned, one removes it.
    const removed = `${lock}.${randomUUID()}`;
    await rename(lock, removed);
    await rm(removed);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const versionFile = (number: number) => `${HISTORY}/${number}.json`;

async function versionNumbers(root: string): Promise<number[]> {
  const names = await readdir(path.join(root, HISTORY)).catch(() => []);
  return names
    .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

async function readHistory(root: string, file: string): Promise<unknown> {
  const text = await readText(root, file);
  return text === null ? null : JSON.parse(text);
}

async function write(root: string, file: string, content: unknown): Promise<void> {
  (await stageFile(path.join(root, file), `${JSON.stringify(content, null, 2)}\n`, true)).commit();
}

async function readText(root: string, file: string): Promise<string | null> {
  try {
    return await readFile(path.join(root, file), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function checkPath(file: string): void {
  if (!DEALERS_FILE.test(file)) throw new Error(`${file} is no file in data/ or pictures/`);
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
