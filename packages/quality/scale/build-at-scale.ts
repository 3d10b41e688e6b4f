import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { BUILD, copySite } from '@/e2e/site-variant';
import type { Stage } from '@/scripts/build/stage';
import { filesOf } from '@/scripts/files/files-of';
import { PICTURES_FOLDER } from '@/scripts/pictures/encode-picture';
import { readManifest } from '@/scripts/pictures/manifest';
import { writeDealership } from './generate-dealership';

const FOLDER = path.join('.cache', 'scale');
/** In a site's folder: pictures of earlier builds. */
const CACHE = '.cache';
/** Of every build, so that two of one site have equal bytes. */
const MOMENT = String(Math.floor(Date.now() / 1000));
const SAMPLE_MS = 250;

/** Seconds and peak memory of a part of a build; null where the system does not report memory. */
export type Cost = { readonly seconds: number; readonly memory: number | null };

export type ScaleBuild = {
  /** The finished pages. */
  readonly out: string;
  readonly whole: Cost;
  readonly stages: readonly (Cost & { readonly name: string })[];
};

export type ShardBuild = {
  readonly shards: readonly Cost[];
  readonly join: Cost;
  /** Files that are not as in the site that was built at once. */
  readonly differing: readonly string[];
};

type Sample = { readonly at: number; readonly memory: number | null };

type Wanted = { readonly cars: number; readonly seed: number; readonly warm: boolean };

/**
 * Builds a site of generated cars in its own folder, as `npm run build` does.
 * @param onStage called after each step
 * @throws Error with the end of the build's output, when it fails
 */
export async function buildAtScale({ cars, seed, warm }: Wanted, onStage: (stage: Stage) => void): Promise<ScaleBuild> {
  const folder = folderOf(cars);
  if (!warm) await rm(path.join(folder, CACHE), { recursive: true, force: true });
  await copySite(folder);
  await writeDealership(path.join(folder, 'data'), cars, seed, await readManifest(PICTURES_FOLDER));
  return { out: path.join(folder, 'out'), ...(await measureBuild(folder, onStage)) };
}

/** Builds the site that buildAtScale left once more, after the price of its first car has changed. */
export async function rebuildAfterPrice(cars: number): Promise<Cost> {
  const folder = folderOf(cars);
  const [car = ''] = (await filesOf(path.join(folder, 'data', 'vehicles'))).toSorted();
  const file = path.join(folder, 'data', 'vehicles', car);
  const fields = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...fields, price: (fields.price ?? 0) + 1_000_000 }));
  return (await measureBuild(folder)).whole;
}

/**
 * Builds the site of buildAtScale in shards, each with a cold cache as on its own machine, and joins them.
 * @returns the cost of each, and the files that differ from the site built at once
 */
export async function buildShards(cars: number, count: number): Promise<ShardBuild> {
  const folder = folderOf(cars);
  const out = path.join(folder, 'out');
  const whole = `${out}-at-once`;
  await rm(whole, { recursive: true, force: true });
  await rename(out, whole);
  const shards: Cost[] = [];
  for (let index = 1; index <= count; index += 1) {
    for (const left of [CACHE, '.next', '.export']) await rm(path.join(folder, left), { recursive: true, force: true });
    shards.push((await measureBuild(folder, undefined, ['--shard', `${index}/${count}`])).whole);
  }
  for (const left of [CACHE, '.next']) await rm(path.join(folder, left), { recursive: true, force: true });
  const join = (await measureBuild(folder, undefined, ['--join'])).whole;
  const differing = await differentFiles(whole, out);
  await rm(whole, { recursive: true });
  return { shards, join, differing };
}

async function differentFiles(one: string, other: string): Promise<readonly string[]> {
  const [ones, others] = [new Set(await filesOf(one)), new Set(await filesOf(other))];
  const lists = await pMap(
    new Set([...ones, ...others]),
    async (file) => {
      if (!ones.has(file) || !others.has(file)) return [file];
      const [a, b] = await Promise.all([one, other].map((folder) => readFile(path.join(folder, file))));
      return a && b && a.equals(b) ? [] : [file];
    },
    { concurrency: 16 },
  );
  return lists.flat();
}

const folderOf = (cars: number) => path.join(FOLDER, String(cars));

/** Runs a build in a folder to its end, and samples its memory. */
async function measureBuild(
  folder: string,
  onStage: (stage: Stage) => void = () => {},
  args: readonly string[] = [],
): Promise<Omit<ScaleBuild, 'out'>> {
  const record = path.resolve(folder, 'stages');
  await rm(record, { force: true });
  const log = path.join(folder, 'build.log');
  const samples: Sample[] = [];
  let told = 0;
  const began = Date.now();
  const code = await run(folder, args, { record, log }, (memory) => {
    samples.push({ at: Date.now(), memory });
    const stages = readStages(record);
    stages.slice(told).forEach(onStage);
    told = stages.length;
  });
  const ended = Date.now();
  if (code !== 0) {
    throw new Error(`${folder} was not built (${code}):\n${readFileSync(log, 'utf8').slice(-3000)}`);
  }
  const cost = (from: number, to: number): Cost => ({ seconds: (to - from) / 1000, memory: peak(samples, from, to) });
  return {
    whole: cost(began, ended),
    stages: readStages(record).map(({ name, began, ended }) => ({ name, ...cost(began, ended) })),
  };
}

/** Runs the build to its end and answers with its exit code, or the signal that ended it. */
function run(
  folder: string,
  args: readonly string[],
  { record, log }: { readonly record: string; readonly log: string },
  onSample: (memory: number | null) => void,
) {
  const output = openSync(log, 'w');
  const build = spawn(process.execPath, [...BUILD, ...args], {
    cwd: folder,
    env: { ...process.env, BUILD_STAGES: record, SOURCE_DATE_EPOCH: MOMENT },
    stdio: ['ignore', output, output],
  });
  const sampling = setInterval(() => onSample(build.pid ? memoryOfTree(build.pid) : null), SAMPLE_MS);
  return new Promise<number | string>((resolve, reject) => {
    build.on('error', reject);
    build.on('close', (code, signal) => resolve(code ?? signal ?? 'ended'));
  }).finally(() => {
    clearInterval(sampling);
    closeSync(output);
  });
}

function readStages(record: string): readonly Stage[] {
  try {
    const lines = readFileSync(record, 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  } catch {
    // No step is done yet.
    return [];
  }
}

/** The maximum of the samples between two times; for a step between two samples, the one before. */
function peak(samples: readonly Sample[], from: number, to: number): number | null {
  const within = samples.filter(({ at }) => at >= from - SAMPLE_MS && at <= to).map(({ memory }) => memory);
  const known = within.filter((memory) => memory !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Bytes that a process and all below it hold in memory, by /proc (man 5 proc_pid_status); null on other systems. */
function memoryOfTree(root: number): number | null {
  let pids: readonly string[];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return null;
  }
  const processes = pids.map((pid) => ({ pid: Number(pid), ...statusOf(pid) }));
  const sumOf = (pid: number): number =>
    processes.filter(({ parent }) => parent === pid).reduce((sum, one) => sum + one.resident + sumOf(one.pid), 0);
  return (processes.find(({ pid }) => pid === root)?.resident ?? 0) + sumOf(root);
}

/** Zeros for a process that ended meanwhile. */
function statusOf(pid: string) {
  let status = '';
  try {
    status = readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {}
  const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { parent: field('PPid'), resident: 1024 * field('VmRSS') };
}
