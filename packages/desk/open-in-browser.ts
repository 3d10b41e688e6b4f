import { spawn } from 'node:child_process';

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Where the system has no program for it, nothing happens: the address is in the terminal too. */
export function openInBrowser(address: string): void {
  spawn(OPENERS[process.platform] ?? 'xdg-open', [address], { stdio: 'ignore' }).on('error', () => {});
}
