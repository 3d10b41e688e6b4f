import { appendFile } from 'node:fs/promises';

/** A step of a build that is done: its name, and when it began and ended in milliseconds since 1970. */
export type Stage = { readonly name: string; readonly began: number; readonly ended: number };

/**
 * Does a step of the build. For `npm run package quality scale`, the file of the environment variable BUILD_STAGES gets
 * a line of JSON (Stage). A failed step is not recorded.
 */
export async function stage<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const began = Date.now();
  const result = await work();
  const done: Stage = { name, began, ended: Date.now() };
  const record = process.env.BUILD_STAGES;
  if (record) await appendFile(record, `${JSON.stringify(done)}\n`);
  return result;
}
