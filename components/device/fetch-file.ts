/**
 * A file of this site. Browsers ask again each time, whatever the host says: an old one has old prices.
 * @throws Error where it does not come
 */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response;
}
