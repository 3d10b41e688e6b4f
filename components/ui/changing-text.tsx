/**
 * Text that changes. A browser that translates the page replaces text nodes by its own, so a change must replace the element.
 */
export function ChangingText({ children }: { readonly children: string | number }) {
  return <span key={children}>{children}</span>;
}
