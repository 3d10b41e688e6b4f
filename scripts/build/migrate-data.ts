import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { migrate } from '@/lib/migrations/migrate';
import { changeFiles, type FilesDraft } from '@/scripts/files/data-files';

type Migrated = { readonly file: string; readonly before: string; readonly after: string; readonly names: string[] };

/**
 * Brings the files of data/ into the present form.
 * @param write otherwise nothing is written
 * @returns the difference as `git diff` shows one; empty where all files have the present form
 * @throws Error when a file is no JSON; nothing is written then
 */
export async function migrateData(root: string, write: boolean): Promise<string> {
  const migrated: Migrated[] = [];
  await changeFiles(root, 'Brought the data into the form of this version', async (draft) => {
    migrated.splice(0);
    for (const file of dataFiles(root)) migrated.push(await migrateFile(draft, file));
    if (write) for (const { file, after } of migrated) await draft.write(file, after);
  });
  return migrated
    .filter(({ before, after }) => before !== after)
    .map(({ file, before, after, names }) =>
      createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, '', names.join(', '), {
        headerOptions: FILE_HEADERS_ONLY,
      }),
    )
    .join('');
}

const dataFiles = (root: string) =>
  ['data', 'data/vehicles'].flatMap((folder) =>
    // Git keeps no empty folder: one without cars is missing.
    (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [])
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => `${folder}/${name}`),
  );

async function migrateFile(draft: FilesDraft, file: string): Promise<Migrated> {
  const before = (await draft.read(file)) ?? '';
  try {
    const { text: after, names } = migrate(file, before);
    return { file, before, after, names };
  } catch {
    throw new Error(`${file} cannot be read, so nothing is migrated; npm run check names the mistake.`);
  }
}
