import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileMenu } from './mobile-menu';

const list = () => within(screen.getByRole('navigation', { name: 'Menu' }));

it('marks the current page, closes on Escape with the focus on its toggle, not on other keys or beside the links', async () => {
  const user = userEvent.setup();
  render(<MobileMenu current="/services/" />);
  await user.click(screen.getByText('Menu'));
  expect(list().getByRole('link', { current: 'page' })).toHaveTextContent('Services');
  await user.click(list().getByRole('list'));
  list().getByRole('link', { name: 'About' }).focus();
  await user.keyboard('a{ArrowDown}');
  expect(screen.getByRole('group')).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('Menu').closest('summary')).toHaveFocus();
});
