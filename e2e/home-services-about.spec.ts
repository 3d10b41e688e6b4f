import type { Page } from '@playwright/test';
import {
  cars,
  claims,
  expect,
  listed,
  namesOf,
  sectionOf,
  service,
  services,
  site,
  team,
  test,
  testimonials,
  visit,
} from './fixtures';

const titles = services.map(({ title }) => title);

const expectFigure = (page: Page, label: string, figure: string) =>
  expect(page.getByRole('main').getByText(label, { exact: true }).locator('..')).toContainText(figure);

test.use({ viewport: { width: 1440, height: 900 } });

test('Section 2: home has every specified part', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByText('Premium Luxury Cars')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Collection' })).toHaveAttribute('href', '/vehicles/');
  await expect(page.getByRole('link', { name: 'Book Consultation' })).toHaveAttribute('href', '/contact/');
  for (const { label, figure } of claims.home) await expectFigure(page, label, figure);
  const featured = sectionOf(page, 'Featured Vehicles');
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText(namesOf(listed.slice(0, 6)));
  await expect(featured.getByText(cars.first.price)).toBeVisible();
  await expect(featured.getByText(cars.first.dailyRental)).toBeHidden();
  await expect(featured.getByRole('link', { name: 'View All Vehicles' })).toHaveAttribute('href', '/vehicles/');
  const offered = sectionOf(page, 'Our Services');
  await expect(offered.getByRole('heading', { level: 3 })).toHaveText(
    services.filter(({ onHome }) => onHome).map(({ title }) => title),
  );
  const reasons = sectionOf(page, /^Why Choose/).getByRole('listitem');
  await expect(reasons.getByRole('heading')).toHaveText(claims.reasons.map(({ title }) => title));
  const praise = sectionOf(page, 'What Our Clients Say');
  await expect(praise.getByText(/out of 5 stars/)).toHaveText(
    testimonials.map(({ rating }) => `${rating} out of 5 stars`),
  );
});

test('Section 2: services have cards, details in dialogs and the process strip', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await visit(page, '/services/');
  await expect(page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })).toHaveText(titles);
  for (const step of ['Consultation', 'Assessment', 'Service', 'Follow-up']) {
    await expect(page.getByRole('heading', { level: 3, name: step, exact: true })).toBeVisible();
  }
  const opener = page.getByRole('button', { name: `Learn More about ${service.title}` });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: service.title });
  await expect(dialog.getByRole('link', { name: /^Get Started/ })).toBeInViewport({ ratio: 1 });
  for (const [title, lines] of [
    ["What's Included", service.features],
    ['Key Benefits', service.benefits],
    ['Our Process', service.process.map((step, index) => `${index + 1}${step}`)],
  ] as const) {
    const part = dialog.getByRole('heading', { level: 3, name: title }).locator('..');
    await expect(part.getByRole('listitem')).toHaveText([...lines]);
  }
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: /^Get Started/ }).click(),
  ]);
  expect(new URL(chat.url()).searchParams.get('text')).toContain(service.title);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Contact Our Specialists' }).click();
  await expect(page.getByRole('dialog', { name: `Contact ${site.name}` })).toBeVisible();
});

test('Section 2: about has its figures, values, people and mission', async ({ page }) => {
  await visit(page, '/about/');
  for (const { label, figure } of claims.about) await expectFigure(page, label, figure);
  for (const value of ['Excellence', 'Trust', 'Passion'])
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  await expect(sectionOf(page, 'Our Team').getByRole('heading', { level: 3 })).toHaveText(team.map(({ name }) => name));
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`in ${site.address.city} since ${site.since}`);
  for (const phrase of claims.trust) await expect(page.getByText(phrase, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn More About Us' })).toHaveAttribute('href', '/contact/');
});
