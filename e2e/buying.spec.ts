import { routes } from '@/lib/page/routes';
import { expect, test, visit } from './fixtures';

test('the steps have only rules whose source was read lately, and each names it', async ({ page }) => {
  await visit(page, routes.buying);
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Whose car is it?' }) })
    .first();
  await expect(first).toContainText('A search costs KES 123.The registry of the tests');
  await expect(first).toContainText('as of 20 November 2031');
  await expect(first.getByRole('link', { name: /^The registry of the tests/ })).toHaveAttribute(
    'href',
    'https://law.cars.example/search',
  );
  await expect(page.getByRole('main')).not.toContainText(/KES 99|KES 77|Draft/);
  await visit(page, routes.contact);
  await expect(page.getByRole('link', { name: 'How to check the papers of a car' })).toHaveAttribute(
    'href',
    routes.buying,
  );
});

test('a rule disappears 90 days after its source was read', async ({ page }) => {
  // 20 November 2031 and 91 days, in the time zone of the dealership.
  await page.clock.setFixedTime(new Date('2032-02-18T21:00:00Z'));
  await visit(page, routes.buying);
  await expect(page.getByText('A search costs KES 123.')).toBeHidden();
});

test('it is still there on the 90th day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2032-02-18T20:59:00Z'));
  await visit(page, routes.buying);
  await expect(page.getByText('A search costs KES 123.')).toBeVisible();
});
