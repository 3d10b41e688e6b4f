/** A4 and A4 across, in CSS pixels: media queries of what is printed ask for the whole sheet. */
export const paper = {
  upright: { width: 794, height: 1123 },
  across: { width: 1123, height: 794 },
} as const;

/**
 * To be run in a page that is shown as printed, in a window of the size of a sheet: leaves the margins of @page free, as a
 * printer does and a window does not, and has the page fill what is between them.
 */
export function leaveMargins(): void {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]));
  const margin = rules.find((rule) => rule instanceof CSSPageRule)?.style.margin ?? '0';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `html { box-sizing: border-box; height: 100vh; padding: ${margin} } body { min-height: 100% !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}
