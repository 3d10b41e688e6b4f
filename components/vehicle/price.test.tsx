import { render, screen } from '@testing-library/react';
import { applyStateStyles } from '@/components/testing/state-styles';
import { Price } from './price';

const root = document.documentElement;
const amounts = () => ({
  sale: screen.getByText('KES 45,000,000'),
  rental: screen.getByText('KES 125,000/day'),
});
const captions = () => Object.values(amounts()).map((amount) => amount.previousElementSibling?.textContent);

beforeEach(applyStateStyles);

describe('Section 3: price and daily rental', () => {
  it('have their captions, on a card and on a page', () => {
    const { rerender } = render(<Price price={45_000_000} dailyRental={125_000} />);
    expect(captions()).toEqual(['Purchase Price', 'Daily Rental']);
    rerender(<Price price={45_000_000} dailyRental={125_000} size="page" />);
    expect(captions()).toEqual(['Purchase Price', 'Daily Rental Rate']);
  });

  it('show the price, or the daily rental in rental mode', () => {
    render(<Price price={45_000_000} dailyRental={125_000} />);
    expect(amounts().sale).toBeVisible();
    expect(amounts().rental).not.toBeVisible();
    root.dataset.mode = 'rental';
    expect(amounts().sale).not.toBeVisible();
    expect(amounts().rental).toBeVisible();
  });

  it('both show without scripts', () => {
    root.classList.remove('js');
    render(<Price price={45_000_000} dailyRental={125_000} />);
    expect(amounts().sale).toBeVisible();
    expect(amounts().rental).toBeVisible();
  });
});

it('says of both prices that they are on request, and nothing of a rate that there is none of', () => {
  const { rerender } = render(<Price price="on request" dailyRental="on request" />);
  expect(screen.getAllByText('On request')).toHaveLength(2);
  rerender(<Price price="on request" dailyRental={undefined} />);
  expect(screen.getAllByText('On request')).toHaveLength(1);
});

it.each(['sale', 'rental'])('shows the rate of a car that is for rent only in every mode: %s', (mode) => {
  root.dataset.mode = mode;
  render(<Price price="not for sale" dailyRental={125_000} />);
  expect(screen.getByText('KES 125,000/day')).toBeVisible();
  expect(screen.getByText('Daily Rental, for rent only')).toBeVisible();
  expect(screen.queryByText(/^Purchase Price/)).toBeNull();
});

it('says the previous price', () => {
  render(<Price price={45_000_000} dailyRental={125_000} previousPrice={50_000_000} />);
  expect(screen.getByText('KES 50,000,000').parentElement).toHaveTextContent('Before: KES 50,000,000');
});

it('says below the rate that the dates are to be confirmed, with a total or without', () => {
  root.dataset.mode = 'rental';
  render(<Price price={45_000_000} dailyRental={125_000} below={{ mode: 'rental', words: '' }} />);
  expect(screen.getByText('We confirm your dates')).toBeVisible();
});
