import { cleanup, render, screen } from '@testing-library/react';
import { applyStateStyles } from '@/components/testing/state-styles';
import { Price } from './price';

const root = document.documentElement;
const amounts = () => ({
  sale: screen.getByText('KES 45,000,000'),
  rental: screen.getByText('KES 125,000/day'),
});
const captions = () => Object.values(amounts()).map((amount) => amount.previousElementSibling?.textContent);

beforeEach(() => {
  applyStateStyles();
  render(<Price price={45_000_000} dailyRental={125_000} />);
});

describe('Section 3: price and daily rental', () => {
  it('both stand in the page, as the specification writes them', () => {
    expect(amounts().sale).toBeInTheDocument();
    expect(amounts().rental).toBeInTheDocument();
  });

  it('have their captions, on a card and on a page', () => {
    expect(captions()).toEqual(['Purchase Price', 'Daily Rental']);
    cleanup();
    render(<Price price={45_000_000} dailyRental={125_000} size="page" />);
    expect(captions()).toEqual(['Purchase Price', 'Daily Rental Rate']);
  });

  it('show the price while no mode is chosen', () => {
    expect(amounts().sale).toBeVisible();
    expect(amounts().rental).not.toBeVisible();
  });

  it('show the daily rental in rental mode', () => {
    root.dataset.mode = 'rental';
    expect(amounts().sale).not.toBeVisible();
    expect(amounts().rental).toBeVisible();
  });

  it('both show where there are no scripts', () => {
    root.classList.remove('js');
    expect(amounts().sale).toBeVisible();
    expect(amounts().rental).toBeVisible();
  });
});

describe('A price that is not told', () => {
  beforeEach(cleanup);

  it('is on request', () => {
    render(<Price price="on request" dailyRental={undefined} />);
    expect(screen.getAllByText('On request').map((words) => words.previousElementSibling?.textContent)).toEqual([
      'Purchase Price',
      'Daily Rental',
    ]);
  });

  it.each(['sale', 'rental'])('leaves the other one in view in every mode: %s', (mode) => {
    root.dataset.mode = mode;
    render(<Price price="not for sale" dailyRental={125_000} />);
    expect(screen.getByText('KES 125,000/day')).toBeVisible();
    expect(screen.getByText('Daily Rental, for rent only')).toBeVisible();
    expect(screen.queryByText(/^Purchase Price/)).toBeNull();
  });
});

it('a price that was higher says so', () => {
  cleanup();
  render(<Price price={45_000_000} dailyRental={125_000} previousPrice={50_000_000} />);
  expect(screen.getByText('KES 50,000,000').parentElement).toHaveTextContent('Before: KES 50,000,000');
});
