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
const ignored: readonly Ignored[] = [
  {
    engine: 'IBM',
    rule: 'label_content_exists',
    within: 'main fieldset > label:has(> svg)',
    reason:
      'The words of "Grid" and "List" are there for screen readers only, beside icons that are seen; the rule does not count text that is clipped away.',
  },
  {
    engine: 'IBM',
    rule: 'input_label_exists',
    within: '[id=column-price], [id=column-rate], [id=column-brand]',
    reason:
      'Their labels are there for screen readers only, and are `label` elements so that a browser translates them with the page; the rule does not count text that is clipped away.',
  },
  {
    engine: 'IBM',
    rule: 'input_label_exists',
    within: 'details:not([open])',
    reason:
      'The fields of a closed element are in neither the picture nor the accessibility tree; the rule counts them as seen and their labels as hidden. The forms of /sell/ and the dates of the list are scanned unfolded as well.',
  },
  {
    engine: 'IBM',
    rule: 'fieldset_label_valid',
    within: 'details:not([open])',
    reason: 'As for its fields: the rule counts the group as seen, and the legend that names it as hidden.',
  },
  {
    engine: 'IBM',
    rule: 'fieldset_label_valid',
    within: 'aside[aria-label="Filters"], #filters',
    reason:
      'The filters are in the page twice, in a column and in a sheet, and CSS hides one; the rule compares the visible name with the hidden one.',
  },
];

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
