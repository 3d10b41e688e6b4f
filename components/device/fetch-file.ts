/**
 * A file of this site.
 * @throws Error where it does not come
 */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response;
}
