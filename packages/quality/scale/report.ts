import type { Cost, ScaleBuild, ShardBuild } from './build-at-scale';
import type { InBrowser } from './measure-in-browser';
import type { PageSize, SiteSize } from './measure-site';

/** The measurements of one site. */
export type Measured = {
  readonly cars: number;
  readonly build: Omit<ScaleBuild, 'out'>;
  readonly site: SiteSize;
  /** Of a build after one changed price, where it was asked for. */
  readonly afterPrice?: Cost | undefined;
  readonly sharded?: ShardBuild | undefined;
  /** Missing if only budgets are measured: times have none. */
  readonly browser?: InBrowser | undefined;
};

type Row = readonly [name: string, value: (one: Measured) => string];

/** A table in Markdown: a line for each figure, a column for each site. */
export function tableOf(measured: readonly Measured[]): string {
  const stages = [...new Set(measured.flatMap(({ build }) => build.stages.map(({ name }) => name)))];
  const rows: readonly Row[] = [
    ['build, s', ({ build }) => seconds(build.whole.seconds)],
    ['peak memory, MB', ({ build }) => megabytes(build.whole.memory)],
    ...stages.map((name): Row => [`${name}, s (peak MB)`, (one) => stageCell(one, name)]),
    ...(measured.some(({ afterPrice }) => afterPrice) ? [afterPriceRow] : []),
    ...(measured.some(({ sharded }) => sharded) ? shardRows : []),
    ['files', ({ site }) => grouped(site.files)],
    ['files a car', ({ cars, site }) => (site.files / cars).toFixed(2)],
    ['MB', ({ site }) => megabytes(site.bytes)],
    ['kB a car', ({ cars, site }) => kilobytes(site.bytes / cars)],
    ...pageRows('catalogue page', ({ site }) => site.catalogue),
    ...pageRows('vehicle page', ({ site }) => site.vehicle),
    ...(measured.some(({ browser }) => browser) ? browserRows : []),
  ];
  return [
    `| cars | ${measured.map(({ cars }) => grouped(cars)).join(' | ')} |`,
    `| --- |${' --: |'.repeat(measured.length)}`,
    ...rows.map(([name, value]) => `| ${name} | ${measured.map(value).join(' | ')} |`),
  ].join('\n');
}

const afterPriceRow: Row = [
  'build after one changed price, s',
  ({ afterPrice }) => (afterPrice ? seconds(afterPrice.seconds) : '-'),
];

const shardRows: readonly Row[] = [
  shardRow('longest shard, s (peak MB)', ({ shards }) => costCell(longest(shards))),
  shardRow('join, s (peak MB)', ({ join }) => costCell(join)),
  shardRow('longest shard and join, s', ({ shards, join }) => seconds(longest(shards).seconds + join.seconds)),
];

function shardRow(name: string, cell: (build: ShardBuild) => string): Row {
  return [name, ({ sharded }) => (sharded ? cell(sharded) : '-')];
}

const longest = (shards: readonly Cost[]) => shards.reduce((one, other) => (other.seconds > one.seconds ? other : one));

function pageRows(name: string, page: (one: Measured) => PageSize): readonly Row[] {
  return [
    [`${name}, kB raw / brotli`, (one) => `${kilobytes(page(one).raw)} / ${kilobytes(page(one).brotli)}`],
    [`${name}, elements`, (one) => grouped(page(one).elements)],
  ];
}

const browserRows: readonly Row[] = [
  browserRow('catalogue opened, kB', ({ kilobytes }) => kilobytes),
  browserRow('LCP, ms', ({ lcp }) => lcp),
  browserRow('blocking, ms', ({ blocking }) => blocking),
  browserRow('filter to paint, ms', ({ filter }) => filter),
  browserRow('search, ms a key', ({ search }) => search),
  browserRow('longest task, ms', ({ longestTask }) => longestTask),
];

function browserRow(name: string, figure: (browser: InBrowser) => number): Row {
  return [name, ({ browser }) => (browser ? grouped(figure(browser)) : '-')];
}

function stageCell({ build }: Measured, name: string): string {
  const stage = build.stages.find((one) => one.name === name);
  return stage ? costCell(stage) : '-';
}

const costCell = ({ seconds: time, memory }: Cost) => `${seconds(time)} (${megabytes(memory)})`;

const grouped = (number: number) => Math.round(number).toLocaleString('en');
const seconds = (time: number) => time.toFixed(time < 10 ? 1 : 0);
const kilobytes = (bytes: number) => (bytes / 1e3).toFixed(bytes < 1e5 ? 1 : 0);
/** '-' where the system does not tell. */
const megabytes = (bytes: number | null) => (bytes === null ? '-' : grouped(bytes / 1e6));
