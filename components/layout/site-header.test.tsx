import { render, screen, within } from '@testing-library/react';
import { menuLinks } from '@/lib/page/pages';
import { SiteHeader } from './site-header';

const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('Section 2: sticky header', () => {
  it('shows the logo, which leads home', () => {
    render(<SiteHeader current="/about/" />);
    expect(screen.getByRole('link', { name: 'Savanna, home page' })).toHaveAttribute('href', '/');
  });

  it('links to the pages of the menu', () => {
    render(<SiteHeader current="/" />);
    const links = navigation().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      menuLinks.map(({ href, label }) => [label, href]),
    );
  });

  it.each([
    ['/', 'Home'],
    ['/vehicles/', 'Vehicles'],
    ['/contact/', 'Contact'],
  ] as const)('marks the active page on %s', (current, label) => {
    render(<SiteHeader current={current} />);
    expect(navigation().getByRole('link', { current: 'page' })).toHaveTextContent(label);
  });

  it('marks none on a page of no section', () => {
    render(<SiteHeader current={null} />);
    expect(navigation().queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('has the theme toggle', () => {
    render(<SiteHeader current="/" />);
    expect(screen.getByRole('button', { name: 'Dark theme' })).toBeInTheDocument();
  });
});

describe('Section 7: Get Quote', () => {
  it('is a plain link to the contact page', () => {
    render(<SiteHeader current="/" />);
    const [quote] = screen.getAllByRole('link', { name: 'Get Quote' });
    expect(quote).toHaveAttribute('href', '/contact/');
    expect(quote).not.toHaveAttribute('target');
  });
});
