import { render } from '@testing-library/react';
import { Facts } from './facts';
import { priceLayout } from './facts-layouts';

it('keeps an amount and its currency on one line, in labels too', () => {
  const { container } = render(
    <Facts layout={priceLayout} facts={[{ label: 'Held: KES 200,000', value: 'KES 350,000' }]} />,
  );
  expect(container.textContent).toBe('Held: KES\u00a0200,000KES\u00a0350,000');
});
