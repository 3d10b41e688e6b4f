import type { DataDesk } from './data-desk';

/** A request of Decap CMS to its file backend (decap-cms-backend-proxy), for a folder without branches. */
export type DeskRequest = { readonly action: string; readonly params?: Readonly<Record<string, unknown>> };

type DataFile = { readonly path: string; readonly raw: string };

/**
 * The answer to one request; `changed` says whether files were written.
 * @throws Error in a dealer's words when it cannot be done
 */
export async function answerRequest({ action, params = {} }: DeskRequest, desk: DataDesk) {
  switch (action) {
    case 'info':
      return unchanged({ type: 'local_fs', repo: 'data', publish_modes: ['simple'] });
    case 'entriesByFolder':
      return unchanged(await entries(await desk.cars(), desk));
    case 'entriesByFiles': {
      const files = params.files as readonly { readonly path: string }[];
      const paths = files.map((file) => file.path);
      return unchanged(await entries(paths, desk));
    }
    case 'getEntry': {
      const path = String(params.path);
      // Decap asks for the file of a new car before it exists.
      if (!desk.has(path)) return unchanged({ data: null, file: { path, id: path } });
      const [entry] = await entries([path], desk);
      if (!entry) throw new Error(`${path} cannot be read; the findings below say where`);
      return unchanged(entry);
    }
    case 'persistEntry':
      for (const { path, raw } of params.dataFiles as readonly DataFile[]) await desk.save(path, JSON.parse(raw));
      return { answer: { message: 'saved' }, changed: true };
    case 'deleteFiles':
      for (const path of params.paths as readonly string[]) await desk.remove(path);
      return { answer: { message: 'removed' }, changed: true };
    // Pictures go their own way (photographs.ts).
    case 'getMedia':
    case 'unpublishedEntries':
      return unchanged([]);
    case 'getNotes':
      return unchanged({ notes: [] });
    case 'getDeployPreview':
    case 'getPRMetadata':
      return unchanged(null);
    default:
      throw new Error(`the desk does not know how to '${action}'`);
  }
}

function unchanged(answer: unknown) {
  return { answer, changed: false };
}

/** What can be read, as the forms show it. */
async function entries(paths: readonly string[], desk: DataDesk) {
  const read = await Promise.all(paths.map(async (path) => ({ path, fields: await desk.read(path) })));
  return read.flatMap(({ path, fields }) =>
    fields === null ? [] : [{ data: JSON.stringify(fields), file: { path, id: path } }],
  );
}
