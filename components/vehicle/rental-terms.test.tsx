import { render, screen } from '@testing-library/react';
import { sectionOf } from '@/components/testing/section';
import { FirstTerms, RentalTermsSection } from './rental-terms';

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
