import { blocksOf, splitAtGaps } from '@/lib/schema/legal-text';

/** The text of a section, with what is still to be completed marked. */
export function LegalProse({ text }: { readonly text: string }) {
  return (
    <div className="measure space-y-4">
      {blocksOf(text).map(({ kind, lines }) =>
        kind === 'paragraph' ? (
          <p key={lines[0]}>
            <WithGaps text={lines[0] ?? ''} />
          </p>
        ) : (
          <ul key={lines[0]} className="list-disc space-y-2 pl-5">
            {lines.map((line) => (
              <li key={line}>
                <WithGaps text={line} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function WithGaps({ text }: { readonly text: string }) {
  return splitAtGaps(text).map(({ text: part, isGap }) =>
    isGap ? (
      <mark key={part} className="bg-transparent text-brass">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
