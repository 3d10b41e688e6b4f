/** Milliseconds. */
const TIMEOUT = 20_000;

/**
 * A file of this site, by the request of an inline script (lib/inline-scripts/restore-list.ts) or its own. Browsers ask again
 * each time, whatever the host says: an old file has old prices.
 * @throws Error where it does not arrive in time
 */
export async function fetchFile(address: string): Promise<Response> {
  const early = window.earlyRequests?.[address];
  delete window.earlyRequests?.[address];
  const response = await (early ?? fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout?.(TIMEOUT) }));
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response;
}
