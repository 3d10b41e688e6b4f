import type { Findings } from '../findings';

export type Checked = {
  readonly isStopped: boolean;
  readonly isChecking: boolean;
  readonly findings: Findings | null;
};

/** The findings of the build's check in the saved files. */
export function FindingsPage({ checked: { isChecking, isStopped, findings } }: { readonly checked: Checked }) {
  const faults = findings?.faults ?? [];
  const notices = findings?.notices ?? [];
  return (
    <>
      <h1>Check of the saved site</h1>
      <p role="status">{isStopped ? 'The desk has stopped.' : isChecking ? 'Checking…' : verdict(faults.length)}</p>
      <ul class="findings">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {notices.length > 0 && (
        <details>
          <summary>{notices.length === 1 ? 'One note' : `${notices.length} notes`}</summary>
          <ul class="findings notes">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function verdict(faults: number): string {
  if (faults === 0) return 'Everything that is saved is right. The site can be built.';
  return `${faults === 1 ? 'One thing is' : `${faults} things are`} to be put right before the site can be built:`;
}
