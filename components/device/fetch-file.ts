import { requestFile } from '@/lib/page/request-file';

/**
 * A file of this site, by the request of an inline script (lib/inline-scripts/restore-list.ts) or its own.
 * @throws Error where it does not arrive in time
 */
export async function fetchFile(address: string): Promise<Response> {
  const early = window.earlyRequests?.[address];
  delete window.earlyRequests?.[address];
  const response = await (early ?? requestFile(address));
  // The inventory of another deploy has other names.
  if (response.status === 404) window.reloadStale?.([address]);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response;
}
