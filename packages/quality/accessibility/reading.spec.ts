import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { cars, expect, pages, test, vehiclePath, visit } from '@/e2e/fixtures';

/** The school year of the United States that reads it without help (WCAG 3.1.5 allows nine). */
const GRADE = 8;

/** A grade of fewer words says nothing. */
const FEWEST_WORDS = 20;

test('the sentences of every page read at grade 8 at most, without legal texts and descriptions of cars', async ({
  page,
}) => {
  for (const path of [...pages.filter((path) => !path.startsWith('/legal/')), vehiclePath(cars.first)]) {
    await visit(page, path);
    const texts = await page
      .getByRole('main')
      .locator('p, li, dd')
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.querySelector('p, li, dd'))
          .filter((element) => element.closest('section')?.querySelector('h3')?.textContent !== 'About This Vehicle')
          .map((element) => element.textContent.trim()),
      );
    const sentences = texts.flatMap((text) => text.match(/[^.?!]+[.?!](?=\s|$)/g) ?? []);
    const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}’'-]+/gu) ?? []);
    if (words.length < FEWEST_WORDS) continue;
    const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
    const grade = fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
    expect.soft(grade, `${path}: ${sentences.join(' ')}`).toBeLessThanOrEqual(GRADE);
  }
});
