import { render, screen } from '@testing-library/react';
import CheckPage from '@/app/check/page';
import { BuyingSteps } from '@/components/buying/buying-steps';
import { ContactDetails } from '@/components/contact/contact-details';
import { Documents } from '@/components/vehicle/documents';
import { everyVehicle } from '@/lib/inventory/inventory';
import { siteSitemap } from '@/lib/landing/sitemap';
import { routes } from '@/lib/page/routes';
import BuyingPage, { metadata } from './page';

// The dealership of the tests has approved the page.
jest.mock('@/lib/inventory/inventory', () => ({
  ...jest.requireActual<object>('@/lib/inventory/inventory'),
  hasBuyingPage: false,
}));

it('a draft says that it is one, and is kept from search engines and the sitemap', () => {
  render(<BuyingPage />);
  expect(screen.getByRole('note')).toHaveTextContent(/^Draft\./);
  expect(metadata.robots).toMatchObject({ index: false });
  expect(siteSitemap().map(({ xml }) => xml)).not.toContainEqual(expect.stringContaining(routes.buying));
});

it('no page links to a draft', () => {
  const [vehicle] = everyVehicle.filter(({ documents }) => documents);
  if (!vehicle) throw new Error('The dealership of the tests has a car with documents');
  render(
    <>
      <CheckPage />
      <ContactDetails />
      <Documents vehicle={vehicle} />
    </>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(routes.contact);
  expect(links).not.toContain(routes.buying);
});

it('a rule without a day, or read over 90 days ago, is not shown, on a draft neither', () => {
  const rule = { source: 'https://law.cars.example/search', publisher: 'The registry' };
  const facts = [
    { ...rule, text: 'It costs KES 550.', asOf: '2099-01-01' },
    { ...rule, text: 'It costs KES 99.', asOf: '2020-01-01' },
    { ...rule, text: 'It costs KES 77.' },
  ];
  render(<BuyingSteps buying={{ lead: 'Check it.', sections: [{ title: 'Whose is it?', text: 'Read.', facts }] }} />);
  expect(screen.getByText('It costs KES 550.')).toBeInTheDocument();
  expect(screen.queryByText(/KES (?:99|77)/)).toBeNull();
});
