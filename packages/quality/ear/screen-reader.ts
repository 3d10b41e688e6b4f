import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installBySystem, onPath } from '@/e2e/browser/on-path';
import { utterancesIn } from './utterances';

/** Debian's packages that have all of it. */
const PACKAGES = ['orca', 'at-spi2-core', 'xvfb', 'xdotool', 'openbox', 'dbus-daemon', 'libglib2.0-bin'];
const PROGRAMS = ['orca', 'Xvfb', 'xdotool', 'openbox', 'dbus-daemon', 'gdbus'];

/** Orca has finished if its log did not grow for this long, on a busy machine too. */
const SILENCE_MS = 350;
/** Timeout for input without an answer, such as a key that does nothing. */
const PATIENCE_MS = 1500;

export type ScreenReader = {
  /** For a browser that the screen reader is to read. */
  readonly environment: NodeJS.ProcessEnv;
  /** Presses keys by the names of xdotool ('Tab', 'shift+h'), and returns the speech until silence. */
  readonly press: (...keys: readonly string[]) => Promise<readonly string[]>;
  /** Types a text into the focused field, and returns the speech until silence. */
  readonly type: (text: string) => Promise<readonly string[]>;
  /** The speech until silence, since the last call of any of these. */
  readonly listen: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts Orca in a virtual display, with its own message bus and window manager. Speech is read from Orca's log, without a
 * speech engine. Linux only.
 * @throws if a program is missing.
 */
export async function startScreenReader(): Promise<ScreenReader> {
  if (!PROGRAMS.every(onPath) && !installBySystem('--no-install-recommends', ...PACKAGES))
    throw new Error(`The screen reader needs ${PROGRAMS.join(', ')}. On Debian: apt-get install ${PACKAGES.join(' ')}`);
  const home = mkdtempSync(path.join(tmpdir(), 'ear-'));
  const runtime = path.join(home, 'run');
  mkdirSync(runtime, { mode: 0o700 });
  const log = path.join(home, 'orca.log');
  const display = `:${(await freePort()) % 10_000}`;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    DISPLAY: display,
    GTK_A11Y: 'always',
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
    NO_AT_BRIDGE: '0',
    LC_ALL: 'C.UTF-8',
  };
  const running: ChildProcess[] = [];
  const start = (program: string, ...parameters: string[]) => {
    const child = spawn(program, parameters, { env: environment, stdio: ['ignore', 'pipe', 'ignore'] });
    running.push(child);
    return child;
  };

  start('Xvfb', display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp');
  const bus = start('dbus-daemon', '--session', '--nofork', '--print-address');
  environment.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
  await answered(() => execFileSync('xdotool', ['getdisplaygeometry'], { env: environment, stdio: 'ignore' }));
  start('openbox');
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  for (const property of ['ScreenReaderEnabled', 'IsEnabled'])
    await answered(() =>
      execFileSync(
        'gdbus',
        [
          ...['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus', '--method'],
          ...['org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', property, '<true>'],
        ],
        { env: environment, stdio: 'ignore' },
      ),
    );
  const settings = path.join(home, '.local/share/orca');
  mkdirSync(settings, { recursive: true });
  writeFileSync(path.join(settings, 'orca-customizations.py'), customizations(log));
  writeFileSync(log, '');
  start('orca', '--replace');
  await answered(() => {
    if (utterancesIn(readFileSync(log, 'utf8')).length === 0) throw new Error('Orca says nothing');
  });

  let read = 0;
  async function listen(): Promise<readonly string[]> {
    const from = read;
    for (let [quiet, waited] = [0, 0]; ; waited += 25) {
      await delay(25);
      const { size } = statSync(log);
      quiet = size > read ? 0 : quiet + 25;
      read = size;
      if (quiet >= (read > from ? SILENCE_MS : PATIENCE_MS) || waited > 60_000) break;
    }
    // The whole log grows to tens of megabytes.
    const added = Buffer.alloc(read - from);
    const file = openSync(log, 'r');
    readSync(file, added, 0, added.length, from);
    closeSync(file);
    return utterancesIn(added.toString());
  }
  const keys = async (...parameters: string[]) => {
    execFileSync('xdotool', parameters, { env: environment });
    return listen();
  };
  return {
    environment,
    listen,
    press: (...names) => keys('key', '--delay', '60', ...names),
    type: (text) => keys('type', '--delay', '30', text),
    async stop() {
      for (const child of running.reverse()) child.kill('SIGKILL');
      await Promise.all(running.map((child) => child.exitCode ?? new Promise((done) => child.once('exit', done))));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Orca runs this when it starts. Without a speech engine it writes its words, and a whole page at once. */
const customizations = (log: string) => `
import orca.braille, orca.debug, orca.speech
orca.speech.init = lambda: None
orca.braille.init = lambda *arguments, **named: False
# A line at a time: otherwise the last lines stay in a buffer.
orca.debug.debugFile = open('${log}', 'w', buffering=1)
orca.debug.debugLevel = orca.debug.LEVEL_INFO
`;

/** Tries until it does not throw, for at most 20 seconds. */
async function answered(attempt: () => void): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    try {
      return attempt();
    } catch (error) {
      if (waited > 20_000) throw error;
      await delay(100);
    }
  }
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => stdout?.once('data', (data) => resolve(String(data).split('\n')[0] ?? '')));
}

/** A number that no other display has: as the port of a server that was just closed. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
