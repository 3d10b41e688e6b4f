import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testService } from '@/components/testing/service';
import { ServiceCard } from './service-card';

const dialog = () => within(screen.getByRole('dialog', { name: 'Financing Solutions' }));
const linesOf = (title: string) =>
  within(dialog().getByRole('heading', { name: title }).closest('section') as HTMLElement)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

async function learnMore() {
  const user = userEvent.setup();
  render(<ServiceCard service={testService()} />);
  await user.click(screen.getByRole('button', { name: 'Learn More about Financing Solutions' }));
  return user;
}

it('shows picture, title, description and features, and keeps its details in the page', () => {
  render(<ServiceCard service={testService()} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/pictures/services/financing-800.webp');
  expect(screen.getByRole('heading', { name: 'Financing Solutions' })).toBeVisible();
  expect(screen.getByText('Spread the payments.', { ignore: 'dialog *' })).toBeVisible();
  const features = screen.getAllByRole('listitem').map((feature) => feature.textContent);
  expect(features).toEqual(['Bank loans', 'Leasing', 'Fixed terms', 'Early payment']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Compare the offers')).toBeInTheDocument();
});

it('lists the details in its dialog', async () => {
  await learnMore();
  expect(linesOf("What's Included")).toEqual(['Bank loans', 'Leasing', 'Fixed terms', 'Early payment']);
  expect(linesOf('Key Benefits')).toEqual(['One person to talk to', 'Figures in writing']);
  expect(linesOf('Our Process')).toEqual(['1Tell us your budget', '2Compare the offers', '3Sign']);
});

it.each([0, 1])("closes on 'Close', from its X and from its button: %i", async (index) => {
  const user = await learnMore();
  await user.click(dialog().getAllByRole('button', { name: 'Close' })[index] as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("starts a WhatsApp message about the service with 'Get Started', in a new tab", async () => {
  await learnMore();
  const link = dialog().getByRole('link', { name: /^Get Started .*opens in a new tab/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('service%3A%20Financing%20Solutions.'));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
