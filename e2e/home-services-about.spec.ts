import { expect, test, vehicleNames, visit } from './fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

test('Section 2: home has every specified part', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByText('Premium Luxury Cars')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Collection' })).toHaveAttribute('href', '/vehicles/');
  await expect(page.getByRole('link', { name: 'Book Consultation' })).toHaveAttribute('href', '/contact/');
  for (const claim of ['100+', '7+', '1000+']) await expect(page.getByText(claim, { exact: true })).toBeVisible();
  const featured = page.getByRole('region', { name: 'Featured Vehicles' });
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText(vehicleNames.slice(0, 6));
  await expect(featured.getByText('KES 45,000,000')).toBeVisible();
  await expect(featured.getByText('KES 125,000/day')).toBeHidden();
  await expect(featured.getByRole('link', { name: 'View All Vehicles' })).toHaveAttribute('href', '/vehicles/');
  const services = page.getByRole('region', { name: 'Our Services' });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Luxury Car Sales',
    'Exotic Car Rentals',
    'Maintenance & Service',
  ]);
  await expect(page.getByRole('region', { name: /^Why Choose/ }).getByRole('listitem')).toHaveCount(5);
  const testimonials = page.getByRole('region', { name: 'What Our Clients Say' });
  await expect(testimonials.getByText('5 out of 5 stars')).toHaveCount(3);
});

test('Section 2: services have cards, details in dialogs and the process strip', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await visit(page, '/services/');
  await expect(page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'Luxury Car Sales',
    'Exotic Car Rentals',
    'Vehicle Protection',
    'Maintenance & Service',
    'Financing Solutions',
    'Concierge Service',
  ]);
  for (const step of ['Consultation', 'Assessment', 'Service', 'Follow-up']) {
    await expect(page.getByRole('heading', { level: 3, name: step, exact: true })).toBeVisible();
  }
  const opener = page.getByRole('button', { name: 'Learn More about Vehicle Protection' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Vehicle Protection' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    "What's Included",
    'Key Benefits',
    'Our Process',
  ]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: /^Get Started/ }).click(),
  ]);
  expect(new URL(chat.url()).searchParams.get('text')).toContain('Vehicle Protection');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Contact Our Specialists' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact Nyota' })).toBeVisible();
});

test('Section 2: about has its figures, values, people and mission', async ({ page }) => {
  await visit(page, '/about/');
  for (const figure of ['100+', '1000+', '50+', '7+'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  for (const value of ['Excellence', 'Trust', 'Passion'])
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Our Team' }).getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  await expect(page.getByText('Operating since 2009')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn More About Us' })).toHaveAttribute('href', '/contact/');
});
