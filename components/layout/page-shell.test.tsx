import { render, screen } from '@testing-library/react';
import { PageShell } from './page-shell';

const shell = (other: Partial<Parameters<typeof PageShell>[0]> = {}) =>
  render(
    <PageShell current="/about/" {...other}>
      <h1>About</h1>
    </PageShell>,
  );

it('begins with a link to the main content, and has no breadcrumbs without crumbs', () => {
  shell();
  expect(screen.getByRole('main')).toHaveTextContent(/^About$/);
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(skip).toHaveAttribute('href', '#main');
  expect(skip).toBe(screen.getAllByRole('link')[0]);
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
});

it("shows breadcrumbs and a page's own contact links", () => {
  shell({
    crumbs: [{ label: 'Home', href: '/' }, { label: 'About' }],
    contactActions: <a href="tel:1">Call about this car</a>,
  });
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  const launcher = screen.getByRole('complementary', { name: 'Contact the dealer' });
  expect(launcher).toHaveTextContent('Call about this car');
  expect(launcher).not.toHaveTextContent('WhatsApp');
});
