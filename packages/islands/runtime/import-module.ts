/** Milliseconds. */
const TIMEOUT = 20_000;

const failures = new Map<string, number>();

/**
 * Loads a file next to the runtime. A failed one is requested at another address the next time: Firefox and Safari remember
 * the failure of an address.
 * @param file './name.js'
 * @throws Error where it does not load in time
 */
export async function importModule(file: string): Promise<unknown> {
  const count = failures.get(file) ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${file} did not load in time.`)), TIMEOUT);
  });
  try {
    return await Promise.race([import(/* @vite-ignore */ count ? `${file}?${count}` : file), tooLate]);
  } catch (error) {
    failures.set(file, count + 1);
    window.reloadStale?.([new URL(file, import.meta.url).href]);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
