import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { BUILD, copySite } from '@/e2e/site-variant';
import type { Stage } from '@/scripts/build/stage';
import { PICTURES_FOLDER } from '@/scripts/pictures/encode-picture';
import { readManifest } from '@/scripts/pictures/manifest';
import { writeDealership } from './generate-dealership';

const FOLDER = path.join('.cache', 'scale');
const SAMPLE_MS = 250;

/** Seconds and peak memory of a part of a build; null where the system does not report memory. */
type Cost = { readonly seconds: number; readonly memory: number | null };

export type ScaleBuild = {
  /** The finished pages. */
  readonly out: string;
  readonly whole: Cost;
  readonly stages: readonly (Cost & { readonly name: string })[];
};

type Sample = { readonly at: number; readonly memory: number | null };

type Wanted = { readonly cars: number; readonly seed: number; readonly warm: boolean };

/**
 * Builds a site of generated cars in its own folder, as `npm run build` does.
 * @param onStage told the name of each step when it is done
 * @throws Error with the end of what the build said, when it fails
 */
export async function buildAtScale({ cars, seed, warm }: Wanted, onStage: (stage: Stage) => void): Promise<ScaleBuild> {
  const folder = path.join(FOLDER, String(cars));
  if (!warm) await rm(path.join(folder, '.cache'), { recursive: true, force: true });
  await copySite(folder);
  await writeDealership(path.join(folder, 'data'), cars, seed, await readManifest(PICTURES_FOLDER));

  const record = path.resolve(folder, 'stages');
  const log = path.join(folder, 'build.log');
  const samples: Sample[] = [];
  let told = 0;
  const began = Date.now();
  const code = await run(folder, record, log, (memory) => {
    samples.push({ at: Date.now(), memory });
    const stages = readStages(record);
    stages.slice(told).forEach(onStage);
    told = stages.length;
  });
  const ended = Date.now();
  if (code !== 0) {
    throw new Error(`The site of ${cars} cars was not built (${code}):\n${readFileSync(log, 'utf8').slice(-3000)}`);
  }
  const cost = (from: number, to: number): Cost => ({ seconds: (to - from) / 1000, memory: peak(samples, from, to) });
  return {
    out: path.join(folder, 'out'),
    whole: cost(began, ended),
    stages: readStages(record).map(({ name, began, ended }) => ({ name, ...cost(began, ended) })),
  };
}

/** Runs the build to its end and answers with its exit code, or the signal that ended it. */
function run(folder: string, record: string, log: string, onSample: (memory: number | null) => void) {
  const output = openSync(log, 'w');
  const build = spawn(process.execPath, BUILD, {
    cwd: folder,
    env: { ...process.env, BUILD_STAGES: record },
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

/** The most of the samples between two times; of a step shorter than the time between two, the nearest one before. */
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
