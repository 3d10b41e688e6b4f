import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testService } from '@/components/testing/service';
import { ServiceCard } from './service-card';

const dialog = () => within(screen.getByRole('dialog', { name: 'Financing Solutions' }));
const isOpen = () => screen.queryByRole('dialog') !== null;
const part = (title: string) =>
  within(dialog().getByRole('heading', { name: title }).closest('section') as HTMLElement);
const linesOf = (title: string) =>
  part(title)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

async function learnMore() {
  const user = userEvent.setup();
  render(<ServiceCard service={testService()} />);
  await user.click(screen.getByRole('button', { name: 'Learn More about Financing Solutions' }));
  return user;
}

describe('Section 2: service card', () => {
  it('shows image, title and description', () => {
    render(<ServiceCard service={testService()} />);
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/pictures/services/financing-800.webp');
    expect(screen.getByRole('heading', { name: 'Financing Solutions' })).toBeVisible();
    expect(screen.getByText('Spread the payments.', { ignore: 'dialog *' })).toBeVisible();
  });

  it('lists its four features', () => {
    render(<ServiceCard service={testService()} />);
    const features = screen.getAllByRole('listitem').map((feature) => feature.textContent);
    expect(features).toEqual(['Bank loans', 'Leasing', 'Fixed terms', 'Early payment']);
  });

  it("opens its dialog with 'Learn More'", async () => {
    await learnMore();
    expect(screen.getByRole('dialog', { name: 'Financing Solutions' })).toBeVisible();
    expect(dialog().getByRole('heading', { name: 'Financing Solutions' })).toHaveFocus();
  });

  it.each(['car', 'key', 'shield', 'wrench', 'banknote', 'concierge'] as const)(
    'has a drawing for the icon %s',
    (icon) => {
      render(<ServiceCard service={testService({ icon })} />);
      expect(screen.getByRole('heading', { level: 2 }).parentElement?.querySelector('svg')).toBeInTheDocument();
    },
  );

  it('keeps its details in the page while the dialog is closed', () => {
    render(<ServiceCard service={testService()} />);
    expect(isOpen()).toBe(false);
    expect(screen.getByText('Compare the offers')).toBeInTheDocument();
  });
});

describe('Section 2: service dialog', () => {
  it("says What's Included", async () => {
    await learnMore();
    expect(linesOf("What's Included")).toEqual(['Bank loans', 'Leasing', 'Fixed terms', 'Early payment']);
  });

  it('says the Key Benefits', async () => {
    await learnMore();
    expect(linesOf('Key Benefits')).toEqual(['One person to talk to', 'Figures in writing']);
  });

  it('numbers Our Process', async () => {
    await learnMore();
    expect(part('Our Process').getByRole('list').tagName).toBe('OL');
    expect(linesOf('Our Process')).toEqual(['1Tell us your budget', '2Compare the offers', '3Sign']);
  });

  it("closes on 'Close', from its button as from its X", async () => {
    const user = await learnMore();
    const buttons = dialog().getAllByRole('button', { name: 'Close' });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[1] as HTMLElement);
    expect(isOpen()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Learn More about Financing Solutions' }));
    await user.click(buttons[0] as HTMLElement);
    expect(isOpen()).toBe(false);
  });
});

describe("Decision, 'Get Started' of the service dialog", () => {
  const getStarted = () => dialog().getByRole('link', { name: /^Get Started/ });

  it('opens WhatsApp with a message that names the service', async () => {
    await learnMore();
    expect(getStarted()).toHaveAttribute(
      'href',
      'https://wa.me/254733333333?text=Hello%20Savanna%2C%20I%20am%20interested%20in%20your%20service%3A%20Financing%20Solutions.%20Please%20tell%20me%20how%20to%20get%20started.',
    );
  });

  it('opens it in a new tab and says so', async () => {
    await learnMore();
    expect(getStarted()).toHaveAccessibleName(/opens in a new tab/);
    expect(getStarted()).toHaveAttribute('target', '_blank');
    expect(getStarted()).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('then closes the dialog', async () => {
    const user = await learnMore();
    await user.click(getStarted());
    expect(isOpen()).toBe(false);
  });
});
