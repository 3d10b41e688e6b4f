/**
 * Hides the section around it, which is far down and slow to lay out, until the page has loaded or is scrolled. Not after a
 * reload, a step back, or where the address names a place on the page.
 */
export function afterTheRest(): void {
  const part = document.currentScript?.closest('section');
  if (!part) return;
  const show = () => {
    part.hidden = false;
  };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  part.hidden = !location.hash && navigation?.type === 'navigate';
  addEventListener('scroll', show);
  addEventListener('load', show);
}
