import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageShell } from './page-shell';

const shell = (other: Partial<Parameters<typeof PageShell>[0]> = {}) =>
  render(
    <PageShell current="/about/" {...other}>
      <h1>About</h1>
    </PageShell>,
  );

describe('Section 2: shared elements of every page', () => {
  it("surround the page's own content", () => {
    shell();
    expect(screen.getByRole('main')).toHaveTextContent(/^About$/);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('include a breadcrumb bar where the page has crumbs', () => {
    shell({ crumbs: [{ label: 'Home', href: '/' }, { label: 'About' }] });
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  });

  it('include no breadcrumb bar on the home page', () => {
    shell();
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  });

  it('begin with a link past them, to the main content', () => {
    shell();
    const skip = screen.getByRole('link', { name: 'Skip to main content' });
    expect(skip).toHaveAttribute('href', '#main');
    expect(skip).toBe(screen.getAllByRole('link')[0]);
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('include the contact dialog, a press away', async () => {
    shell();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Contact us' }));
    expect(screen.getByRole('dialog', { name: 'Contact Savanna' })).toBeVisible();
  });

  it("give way to a page's own contact links", () => {
    shell({ contactActions: <a href="tel:1">Call about this car</a> });
    const launcher = screen.getByRole('complementary', { name: 'Contact the dealer' });
    expect(launcher).toHaveTextContent('Call about this car');
    expect(launcher).not.toHaveTextContent('WhatsApp');
  });
});
