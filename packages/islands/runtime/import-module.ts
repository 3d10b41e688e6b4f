/** Milliseconds. */
const RETRY_AFTER = 3000;

let retries = 0;

/**
 * Loads a file next to the runtime, with one retry. The retry has another address: Firefox and Safari remember the failure
 * of an address.
 * @param file './name.js'
 * @param imported the files that it imports, requested at the same time
 */
export async function importModule(file: string, ...imported: readonly string[]): Promise<unknown> {
  for (const other of imported) import(/* @vite-ignore */ other).catch(() => {});
  try {
    return await import(/* @vite-ignore */ file);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return import(/* @vite-ignore */ `${file}?${++retries}`);
  }
}
