import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Running = { readonly origin: string; readonly stop: () => Promise<void> };

/** A server that is not available on this machine, which is no fault of the site. */
export class NotHere extends Error {}

const HOST = '127.0.0.1';
const STEP_MS = 200;

export async function freePort(): Promise<number> {
  const { origin, stop } = await serveWith(() => {});
  await stop();
  return Number(new URL(origin).port);
}

/** A server in this process, on a free port. */
export function serveWith(answer: RequestListener): Promise<Running> {
  const server = createServer(answer);
  return new Promise((resolve) => {
    server.listen(0, HOST, () => {
      const origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
      const stop = () =>
        new Promise<void>((stopped) => {
          server.close(() => stopped());
          server.closeAllConnections();
        });
      resolve({ origin, stop });
    });
  });
}

/**
 * Starts a program that serves on a port and waits until it answers.
 * @throws Error with the program's output, when it ends or has not answered within the time
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  limitMs = 120_000,
): Promise<Running> {
  // In its own process group, so that the children of npx stop with it.
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let ended = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const end = new Promise<void>((resolve) => {
    const over = () => {
      ended = true;
      resolve();
    };
    child.on('error', (error) => {
      said += error.message;
      over();
    });
    child.on('exit', over);
  });
  const stop = async () => {
    if (!ended && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await end;
  };

  const origin = `http://${HOST}:${port}`;
  for (let waited = 0; waited < limitMs && !ended; waited += STEP_MS) {
    const answered = await fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (answered) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  await stop();
  throw new Error(`${command} does not answer: ${said.trim().split('\n').slice(-3).join(' ')}`);
}
