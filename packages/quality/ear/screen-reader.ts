import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PACKAGES = 'orca at-spi2-core xvfb xdotool openbox dbus-daemon libglib2.0-bin';

/** Orca has finished when its log has not grown for this long. */
const SILENCE_MS = 350;
/** How long to wait for the answer to a key that may do nothing. */
const PATIENCE_MS = 1500;

export type ScreenReader = {
  readonly environment: NodeJS.ProcessEnv;
  /** Presses keys by their xdotool names ('Tab', 'shift+h'). Returns the utterances until silence. */
  readonly press: (...keys: readonly string[]) => Promise<readonly string[]>;
  /** Types a text into the focused field. Returns the utterances until silence. */
  readonly type: (text: string) => Promise<readonly string[]>;
  readonly stop: () => void;
};

/**
 * Starts Orca on a virtual display with its own message bus and window manager. The utterances are read from Orca's log:
 * no speech engine is needed. Linux only.
 * @throws Error when a program is missing
 */
export async function startScreenReader(): Promise<ScreenReader> {
  const home = mkdtempSync(path.join(tmpdir(), 'ear-'));
  const log = path.join(home, 'orca.log');
  mkdirSync(path.join(home, 'run'), { mode: 0o700 });
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: path.join(home, 'run'),
    DISPLAY: `:${1000 + (process.pid % 8000)}`,
    GTK_A11Y: 'always',
    GNOME_ACCESSIBILITY: '1',
    LC_ALL: 'C.UTF-8',
  };
  const running: ChildProcess[] = [];
  const start = (program: string, ...parameters: string[]) => {
    const child = spawn(program, parameters, { env: environment, stdio: ['ignore', 'pipe', 'ignore'] });
    child.on('error', () => console.error(`${program} is missing. On Debian: apt-get install ${PACKAGES}`));
    running.push(child);
    return child;
  };
  const run = (program: string, ...parameters: string[]) => execFileSync(program, parameters, { env: environment });

  start('Xvfb', `${environment.DISPLAY}`, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp');
  const bus = start('dbus-daemon', '--session', '--nofork', '--print-address');
  environment.DBUS_SESSION_BUS_ADDRESS = await new Promise<string>((resolve) =>
    bus.stdout?.once('data', (data) => resolve(String(data).split('\n')[0] ?? '')),
  );
  await untilItWorks(() => run('xdotool', 'getdisplaygeometry'));
  start('openbox');
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  const set = 'call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method'.split(' ');
  for (const property of ['ScreenReaderEnabled', 'IsEnabled']) {
    const values = ['org.a11y.Status', property, '<true>'];
    await untilItWorks(() => run('gdbus', ...set, 'org.freedesktop.DBus.Properties.Set', ...values));
  }
  const settings = path.join(home, '.local/share/orca');
  mkdirSync(settings, { recursive: true });
  writeFileSync(path.join(settings, 'orca-customizations.py'), customizations(log));
  writeFileSync(log, '');
  start('orca', '--replace');
  await untilItWorks(() => {
    if (utterancesIn(readFileSync(log, 'utf8')).length === 0) throw new Error('Orca says nothing.');
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
    return utterancesIn(readFileSync(log).subarray(from, read).toString());
  }
  const input = (...parameters: readonly string[]) => {
    run('xdotool', ...parameters);
    return listen();
  };
  return {
    environment,
    press: (...keys) => input('key', '--delay', '60', ...keys),
    type: (text) => input('type', '--delay', '30', text),
    stop() {
      for (const child of running.reverse()) child.kill('SIGKILL');
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Orca runs this when it starts. It logs a line at a time: otherwise the last lines stay in a buffer. */
const customizations = (log: string) => `
import orca.braille, orca.debug, orca.speech
orca.speech.init = lambda: None
orca.braille.init = lambda *arguments, **named: False
orca.debug.debugFile = open('${log}', 'w', buffering=1)
orca.debug.debugLevel = orca.debug.LEVEL_INFO
`;

/** Lines of the log: `12:00:01.5 - SPEECH OUTPUT: 'Home link.' voice=hyperlink{…}`. */
function utterancesIn(log: string): readonly string[] {
  const lines = log.matchAll(/SPEECH OUTPUT: '((?:(?!\n\S)[\s\S])*?)'(?: voice=\w+)? ?(?:\{.*\})?$/gm);
  return Array.from(lines, ([, text = '']) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

async function untilItWorks(attempt: () => unknown): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    try {
      attempt();
      return;
    } catch (error) {
      if (waited > 20_000) throw error;
      await delay(100);
    }
  }
}
