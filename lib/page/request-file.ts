/** Milliseconds. */
const TIMEOUT = 20_000;

/** Requests a file of this site. Browsers ask again each time, whatever the host says: an old file has old prices. */
export function requestFile(address: string): Promise<Response> {
  return fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout?.(TIMEOUT) });
}
