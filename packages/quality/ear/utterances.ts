/**
 * The speech in Orca's log, in order: `12:00:01.5 - SPEECH OUTPUT: 'Home link.' voice=hyperlink{…}`. A text of several
 * lines is indented.
 */
export function utterancesIn(log: string): readonly string[] {
  return Array.from(
    log.matchAll(/SPEECH OUTPUT: '((?:(?!\n\S)[\s\S])*?)'(?: voice=\w+)? ?(?:\{.*\})?$/gm),
    ([, text = '']) => text.replace(/\s+/g, ' ').trim(),
  ).filter((text) => text !== '');
}
