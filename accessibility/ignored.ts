import type { Page } from '@playwright/test';
import type { Finding } from './engines';

type Ignored = {
  readonly engine: Finding['engine'];
  readonly rule: string;
  /** A CSS selector: only findings at such elements, or inside of them, are ignored. */
  readonly within: string;
  readonly reason: string;
};

/** Everything the engines say that is not taken as a fault. */
const ignored: readonly Ignored[] = [];

/** The findings that remain when those on the list are taken away. */
export async function withoutIgnored(page: Page, findings: readonly Finding[]): Promise<readonly Finding[]> {
  const faults: Finding[] = [];
  for (const finding of findings) {
    const places = ignored
      .filter(({ engine, rule }) => engine === finding.engine && rule === finding.rule)
      .map(({ within }) => within);
    const known = await page
      .locator(finding.target)
      .first()
      .evaluate((element, selectors) => selectors.some((selector) => element.closest(selector)), places);
    if (!known) faults.push(finding);
  }
  return faults;
}
