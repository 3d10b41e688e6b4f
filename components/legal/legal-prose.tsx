import { WholeWords } from '@/components/ui/whole-words';
import { blocksOf } from '@/lib/schema/legal-text';

export function LegalProse({ text }: { readonly text: string }) {
  return (
    <div className="measure space-y-4">
      {blocksOf(text).map(({ kind, lines }) =>
        kind === 'paragraph' ? (
          <p key={lines[0]}>
            <WholeWords>{lines[0] ?? ''}</WholeWords>
          </p>
        ) : (
          <ul key={lines[0]} className="list-disc space-y-2 pl-5">
            {lines.map((line) => (
              <li key={line}>
                <WholeWords>{line}</WholeWords>
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
