import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type Browser, callText, type Driver, type Engine, findText, type Target, within } from './driver';

export type WebkitPrograms = { readonly driver: string; readonly browser: string; readonly display: string };

/** Where a desktop portal is installed but no desktop runs, WebKit waits for its answer for good. */
const WITHOUT_PORTAL = { GTK_USE_PORTAL: '0', DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' };
const START_S = 20;
const QUIT_S = 5;
const ANSWER_MS = 2500;
const ATTEMPTS = 4;

/** WebKit as Debian ships it. It has no headless mode, so it runs on a virtual display. */
export async function webkitEngine(programs: WebkitPrograms): Promise<Engine> {
  const screen = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${(await firstLine(screen.stdio[3] as Readable)).trim()}`;
  return {
    name: 'webkit',
    open: async ({ timeZone }) => {
      const environment = { ...process.env, ...WITHOUT_PORTAL, DISPLAY: display, ...(timeZone && { TZ: timeZone }) };
      // Now and then a browser never answers its first command.
      for (let attempt = 1; ; attempt++) {
        try {
          return await openBrowser(programs, environment);
        } catch (error) {
          if (attempt === ATTEMPTS) throw error;
        }
      }
    },
    close: async () => void screen.kill(),
  };
}

async function openBrowser(programs: WebkitPrograms, environment: NodeJS.ProcessEnv): Promise<Browser> {
  const port = await freePort();
  // In its own process group, so that its browser ends with it.
  const server = spawn(programs.driver, [`--port=${port}`], { env: environment, stdio: 'ignore', detached: true });
  const end = () => {
    try {
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  try {
    const session = await within(START_S, connect(port, programs.browser));
    const handle = await within(START_S, session.getWindowHandle());
    return {
      tab: drive(session, handle),
      close: async () => {
        await within(QUIT_S, session.quit()).catch(() => {});
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    // Otherwise every command waits for pictures that never load.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const deadline = Date.now() + START_S * 1000;
  for (;;) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function drive(session: WebDriver, handle: string): Driver {
  const here = () => session.switchTo().window(handle);

  /** Retries: a navigation discards the script without an answer. */
  async function read<T>(script: string): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const answer = await Promise.race([
        session.executeScript<T>(script).then((value) => ({ value })),
        new Promise<null>((resolve) => setTimeout(resolve, ANSWER_MS, null)),
      ]);
      if (answer) return answer.value;
      if (attempt === ATTEMPTS) throw new Error('The page does not answer.');
    }
  }

  /** Until another document has been parsed. */
  async function arrived(): Promise<void> {
    const deadline = Date.now() + START_S * 1000;
    const isHere = () => read<boolean>("return !window.isLeft && document.readyState !== 'loading'");
    // A question that the change of documents overtakes fails.
    while (!(await isHere().catch(() => false))) {
      if (Date.now() > deadline) throw new Error('No page came.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function element(target: Target): Promise<WebElement> {
    await here();
    const found = await read<WebElement | null>(
      `const found = ${findText(target)}; found?.scrollIntoView({ block: 'center', behavior: 'instant' }); return found;`,
    );
    if (!found) throw new Error(`Nothing on screen fits ${target.css} ${target.words ?? ''}`);
    return found;
  }
  return {
    goto: async (address) => {
      await here();
      await read('window.isLeft = true');
      await session.get(address);
      await arrived();
    },
    back: async () => {
      await here();
      // The driver's own way back waits for a load that a page out of the browser's cache never has.
      await read('setTimeout(() => history.back())');
    },
    reload: async () => {
      await here();
      await read('window.isLeft = true');
      await session.navigate().refresh();
      await arrived();
    },
    isVisible: async (target) => {
      await here();
      return read(`return ${findText(target)} !== null`);
    },
    click: async (target) => (await element(target)).click(),
    type: async (target, words) => (await element(target)).sendKeys(words),
    evaluate: async (run, ...args) => {
      await here();
      return read(`return ${callText(run, args)}`);
    },
    openTab: async () => {
      // A window: a tab in the background is not rendered.
      await session.switchTo().newWindow('window');
      return drive(session, await session.getWindowHandle());
    },
  };
}

function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.once('data', (data: Buffer) => resolve(String(data)));
    stream.once('end', () => reject(new Error('Xvfb ended before it had a screen.')));
  });
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
