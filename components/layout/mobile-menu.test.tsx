import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuLinks } from '@/lib/page/pages';
import { MobileMenu } from './mobile-menu';

const toggle = () => screen.getByText('Menu').closest('summary');
const menu = () => screen.getByRole('group');
const list = () => within(screen.getByRole('navigation', { name: 'Menu' }));

async function openMenu() {
  const user = userEvent.setup();
  render(<MobileMenu current="/services/" />);
  await user.click(screen.getByText('Menu'));
  return user;
}

describe('Section 2: menu on small screens', () => {
  it('is closed at first', () => {
    render(<MobileMenu current="/" />);
    expect(menu()).not.toHaveAttribute('open');
  });

  it('opens on its toggle, a native disclosure', async () => {
    await openMenu();
    expect(menu()).toHaveAttribute('open');
  });

  it('holds the links of the header and Get Quote, in this order', async () => {
    await openMenu();
    const links = list().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ...menuLinks.map(({ href, label }) => [label, href]),
      ['Get Quote', '/contact/'],
    ]);
  });

  it('marks the current page', async () => {
    await openMenu();
    expect(list().getByRole('link', { current: 'page' })).toHaveTextContent('Services');
  });

  it.each(['Vehicles', 'Get Quote'])('closes when the link %s is chosen', async (name) => {
    const user = await openMenu();
    await user.click(list().getByRole('link', { name }));
    expect(menu()).not.toHaveAttribute('open');
  });

  it('stays open on a click beside the links', async () => {
    const user = await openMenu();
    await user.click(list().getByRole('list'));
    expect(menu()).toHaveAttribute('open');
  });

  it('closes on Escape and gives the focus back to its toggle', async () => {
    const user = await openMenu();
    list().getByRole('link', { name: 'About' }).focus();
    await user.keyboard('{Escape}');
    expect(menu()).not.toHaveAttribute('open');
    expect(toggle()).toHaveFocus();
  });

  it('stays open on other keys', async () => {
    const user = await openMenu();
    list().getByRole('link', { name: 'About' }).focus();
    await user.keyboard('a{ArrowDown}');
    expect(menu()).toHaveAttribute('open');
  });
});
