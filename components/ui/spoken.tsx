/**
 * Text for screen readers, after visible text. It begins with a space that browsers keep: without it, Orca joins both
 * texts into one word.
 */
export function Spoken({ children }: { readonly children: string }) {
  return <span className="sr-only">{` \u00a0${children}`}</span>;
}
