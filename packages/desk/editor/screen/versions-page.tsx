import { useState } from 'preact/hooks';
import { get, post } from './api';
import type { ListedVersion } from './types';
import { useLoaded } from './use-loaded';

/** The last 50 changes, newest first. */
export function VersionsPage() {
  const { result: versions, error, reload } = useLoaded(() => get<readonly ListedVersion[]>('versions'));
  const [said, setSaid] = useState('');
  const undo = async (number: number) => {
    try {
      setSaid(`Undone: ${(await post<{ label: string }>('undo', { number })).label}.`);
    } catch (failure) {
      setSaid((failure as Error).message);
    }
    await reload();
  };
  return (
    <>
      <h1>Versions</h1>
      <p>The last 50 changes. ‘Undo’ puts the files back as they were before one, and is a change of its own.</p>
      <p role="status">{said || error}</p>
      {versions?.length === 0 && <p>Nothing has been saved yet.</p>}
      <ol class="versions">
        {versions?.map(({ number, at, label }) => (
          <li key={number}>
            <span>
              {label}
              <time dateTime={at}>
                {new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </span>
            <button type="button" onClick={() => undo(number)}>
              Undo<span class="sr-only"> {label}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
