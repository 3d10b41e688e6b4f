import { readdirSync } from 'node:fs';
import path from 'node:path';
import { installBySystem, isExecutable, onPath } from '@/e2e/browser/on-path';
import type { WebkitPrograms } from './webkit-engine';

/** MiniBrowser is not on the PATH but in the folder of the library's version and architecture. */
const LIBRARIES = '/usr/lib';

/** The path of a Firefox, which is installed where needed. @throws Error with advice where that fails */
export function findFirefox(): string {
  return found('Firefox', ['firefox-esr'], () => onPath('firefox-esr') ?? onPath('firefox'));
}

/** The programs that drive a WebKit. @throws Error like findFirefox */
export function findWebkit(): WebkitPrograms {
  return found('WebKit', ['webkit2gtk-driver', 'xvfb'], () => {
    const driver = onPath('WebKitWebDriver');
    const display = onPath('Xvfb');
    const browser = miniBrowser();
    return driver && display && browser ? { driver, display, browser } : undefined;
  });
}

function found<T>(name: string, packages: readonly string[], look: () => T | undefined): T {
  const programs = look() ?? (installBySystem(...packages) ? look() : undefined);
  if (programs) return programs;
  const others = 'or name the engines you have: npm run package quality engines -- chromium';
  throw new Error(`No ${name} found: install Debian's ${packages.join(' and ')}, ${others}.`);
}

function miniBrowser(): string | undefined {
  const folders = (parent: string) => {
    try {
      return readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.join(parent, name));
    } catch {
      return [];
    }
  };
  return folders(LIBRARIES)
    .flatMap(folders)
    .filter((folder) => path.basename(folder).startsWith('webkit'))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .filter(isExecutable)
    .at(-1);
}
