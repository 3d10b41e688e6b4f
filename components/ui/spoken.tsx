/**
 * Text for screen readers, after visible text. It begins with a space that browsers keep: without it, Orca joins both
 * texts into one word.
 */
export function Spoken({ children }: { readonly children: string }) {
  return <span className="sr-only">{` \u00a0${children}`}</span>;
}

/**
 * Text that changes. A browser that translates the page replaces text nodes by its own, so a change must replace the element.
 */
export function ChangingText({ children }: { readonly children: string | number }) {
  return <span key={children}>{children}</span>;
}
