/** The word 'e-mail' and phone numbers, with the mark after them: a browser breaks at hyphens, spaces and the edge of a box. */
const WHOLE = /(e-mail[.,;:]?|\+\d[\d ]+\d[.,;:]?)/i;

/** A text in which these stay on one line, unless it is narrower than they are. */
export function WholeWords({ children }: { readonly children: string }) {
  return children.split(WHOLE).map((part, index) =>
    // Parts are told apart by their places alone; those of odd places are the matches.
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is never reordered.
      <span key={index} className="inline-block">
        {part}
      </span>
    ),
  );
}
