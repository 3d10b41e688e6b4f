/**
 * Words for those who hear the page, after words that everybody sees. They begin with a space that browsers keep at the
 * start of a box: without it, Orca joins them to the word before.
 */
export function Spoken({ children }: { readonly children: string }) {
  return <span className="sr-only">{` \u00a0${children}`}</span>;
}
