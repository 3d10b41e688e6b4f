/**
 * The pages of a dynamic route. Next rejects a dynamic route without a page, so an empty list becomes `placeholder`,
 * which the build removes (scripts/build/remove-leftovers.ts).
 */
export const staticParams = <Params>(pages: readonly Params[], placeholder: Params): Params[] =>
  pages.length === 0 ? [placeholder] : [...pages];
