/**
 * What a file of this site holds.
 * @throws Error where it does not come
 */
export async function fetchJson(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response.json();
}
