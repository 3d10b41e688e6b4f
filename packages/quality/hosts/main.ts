import { sitePages } from '@/e2e/output/site-pages';
import { runCommand } from '@/scripts/run-command';
import { columns, measureHost } from './answers';
import { headerFaults } from './header-faults';
import { type Host, hosts, wanted } from './hosts';
import { NotHere } from './run-server';
import { tlsFaults } from './tls-faults';

const FOLDER = 'out';

type Row = { readonly cells: readonly string[]; readonly faults: readonly string[] };

async function rowOf(host: Host, pages: readonly string[]): Promise<Row> {
  const running = await host.start(FOLDER);
  try {
    const cells = await measureHost(running.origin, FOLDER, pages);
    const faults = columns
      .filter((column) => !(host.limits?.[column] ?? wanted[column]).test(cells[column]))
      .map((column) => `${host.name}: ${column} is ${cells[column]}`);
    const headers = host.headers ? await headerFaults(running.origin, FOLDER) : [];
    return {
      cells: [host.name, ...columns.map((column) => cells[column]), host.headers ? 'yes' : 'no'],
      faults: [...faults, ...headers.map((fault) => `${host.name}: ${fault}`)],
    };
  } finally {
    await running.stop();
  }
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Serves out/ by one server after the other and requests every page in every form; prints a table in Markdown. */
async function testHosts(): Promise<number> {
  const pages = (await sitePages(FOLDER))
    .filter(({ file }) => /(^|\/)index\.html$/.test(file))
    .map(({ file }) => `/${file.replace(/index\.html$/, '')}`);
  const rows: string[] = [];
  const faults: string[] = [];
  const left: string[] = [];
  for (const host of hosts) {
    try {
      const row = await rowOf(host, pages);
      rows.push(line(row.cells));
      faults.push(...row.faults);
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      left.push(`${host.name} was left out: ${error.message}`);
    }
  }
  for (const [name, faultsOf] of Object.entries({ 'TLS of nginx-tls.conf': tlsFaults })) {
    try {
      for (const fault of await faultsOf(FOLDER)) faults.push(`${name}: ${fault}`);
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      left.push(`${name} was left out: ${error.message}`);
    }
  }
  const head = ['host', ...columns, 'security headers'];
  console.log([line(head), line(head.map(() => '---')), ...rows].join('\n'));
  console.log(`\n${rows.length} hosts, ${pages.length} pages.`);
  for (const host of hosts) if (host.limit) console.log(`${host.name} ${host.limit}.`);
  for (const one of left) console.log(one);
  for (const fault of faults) console.error(fault);
  return rows.length > 0 && faults.length === 0 ? 0 : 1;
}

await runCommand(testHosts);
