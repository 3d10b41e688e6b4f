import { spawn } from 'node:child_process';

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Does nothing if the system has no program for it: the terminal shows the address too. */
export function openInBrowser(address: string): void {
  spawn(OPENERS[process.platform] ?? 'xdg-open', [address], { stdio: 'ignore' }).on('error', () => {});
}
