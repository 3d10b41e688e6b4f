/** The word 'e-mail' and phone numbers, with the mark after them: browsers break at hyphens, spaces and box edges. */
const WHOLE = /(e-mail[.,;:]?|\+\d[\d ]+\d[.,;:]?)/i;

/** Text that keeps these on one line, unless the line is too narrow. */
export function WholeWords({ children }: { readonly children: string }) {
  return children.split(WHOLE).map((part, index) =>
    // Keyed by index; odd indices are the matches.
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
