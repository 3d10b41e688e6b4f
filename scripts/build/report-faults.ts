import { appendFileSync } from 'node:fs';
import type { PlacedFault } from '@/lib/data-check/inspect-folder';

/** A fault with its place in a file, where it has one: a photograph has no lines. */
export type ReportedFault = Pick<PlacedFault, 'text'> & Partial<PlacedFault>;

/**
 * Prints faults, a line each. In GitHub Actions also as annotations of their lines, and in the summary of the run.
 * @param conclusion the last line
 */
export function reportFaults(faults: readonly ReportedFault[], conclusion = ''): void {
  const lines = [...faults.map(({ text }) => text), ...(conclusion === '' ? [] : [conclusion])];
  console.error(lines.join('\n'));
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_ACTIONS) for (const fault of faults) console.log(annotation(fault));
  // Indented: as code, in which no character means anything.
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${lines.map((line) => `    ${line}`).join('\n')}\n`);
}

/** A workflow command of GitHub Actions, with the characters escaped that would end it or its properties. */
function annotation({ file, line = 1, text }: ReportedFault): string {
  const message = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const name = file?.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::error${name ? ` file=${name},line=${line}` : ''}::${message}`;
}
