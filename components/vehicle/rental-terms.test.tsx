import { render, screen } from '@testing-library/react';
import { sectionOf } from '@/components/testing/section';
import { FirstTerms, RentalTermsSection, UsualRentals } from './rental-terms';

function open(terms: Parameters<typeof FirstTerms>[0]['terms']) {
  render(
    <>
      <FirstTerms terms={terms} only={null} />
      <RentalTermsSection terms={terms} only={null} />
    </>,
  );
}

it('links from the rate to the section of terms if one is known', () => {
  open({ deposit: 500_000 });
  expect(sectionOf('Rental terms')).toHaveTextContent('KES 500,000');
  expect(screen.getByRole('link', { name: 'All rental terms' })).toBeVisible();
});

it('is absent if no term is known: the estimate says once that all are to be confirmed', () => {
  open({});
  expect(document.body).toHaveTextContent(/^$/);
});

const usual = (terms: Parameters<typeof FirstTerms>[0]['terms']) => {
  render(<UsualRentals terms={terms} only={null} dailyRental={140_000} />);
  return screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
};

it('adds up the daily rate for usual rentals, and names what is to be confirmed where no term is known', () => {
  expect(usual({})).toEqual(['KES 420,000', 'KES 980,000', 'KES 1,960,000']);
  expect(document.body).toHaveTextContent('To be confirmed: security deposit, kilometres a day and shortest rental.');
});

it('leaves out rentals that are shorter than the shortest, and the note where a term is known', () => {
  expect(usual({ minimumDays: 4 })).toEqual(['KES 980,000', 'KES 1,960,000']);
  expect(document.body).not.toHaveTextContent('To be confirmed');
});
