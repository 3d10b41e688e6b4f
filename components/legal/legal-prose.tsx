import { blocksOf } from '@/lib/schema/legal-text';

export function LegalProse({ text }: { readonly text: string }) {
  return (
    <div className="measure space-y-4">
      {blocksOf(text).map(({ kind, lines }) =>
        kind === 'paragraph' ? (
          <p key={lines[0]}>{lines[0]}</p>
        ) : (
          <ul key={lines[0]} className="list-disc space-y-2 pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
