import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileMenu } from './mobile-menu';

const menu = () => screen.getByRole('group');
const list = () => within(screen.getByRole('navigation', { name: 'Menu' }));

async function openMenu() {
  const user = userEvent.setup();
  render(<MobileMenu current="/services/" />);
  await user.click(screen.getByText('Menu'));
  return user;
}

it('marks the current page', async () => {
  await openMenu();
  expect(list().getByRole('link', { current: 'page' })).toHaveTextContent('Services');
});

it('stays open on a click beside the links and on other keys', async () => {
  const user = await openMenu();
  await user.click(list().getByRole('list'));
  list().getByRole('link', { name: 'About' }).focus();
  await user.keyboard('a{ArrowDown}');
  expect(menu()).toHaveAttribute('open');
});

it('closes when a link is chosen', async () => {
  const user = await openMenu();
  await user.click(list().getByRole('link', { name: 'Get Quote' }));
  expect(menu()).not.toHaveAttribute('open');
});

it('closes on Escape and focuses its toggle', async () => {
  const user = await openMenu();
  list().getByRole('link', { name: 'About' }).focus();
  await user.keyboard('{Escape}');
  expect(menu()).not.toHaveAttribute('open');
  expect(screen.getByText('Menu').closest('summary')).toHaveFocus();
});
