import { act, fireEvent, render, screen } from '@testing-library/react';
import { RETURN_STORAGE_KEY, SCROLL_STORAGE_KEY, writeScroll } from '@/lib/catalogue/scroll';
import { BackLink } from './back-link';

const hrefOfBack = () => screen.getByRole('link', { name: 'Back to Vehicles' }).getAttribute('href');

describe('Section 2: back link of the detail page', () => {
  it('leads to the catalogue', () => {
    render(<BackLink />);
    expect(hrefOfBack()).toBe('/vehicles/');
  });

  it('keeps the mode the visitor is in', async () => {
    render(<BackLink />);
    await act(async () => {
      document.documentElement.dataset.mode = 'rental';
    });
    expect(hrefOfBack()).toBe('/vehicles/?mode=rental');
  });

  it('leads back to the list the visitor left', () => {
    sessionStorage.setItem(SCROLL_STORAGE_KEY, writeScroll('/vehicles/?brand=bentley', 300));
    render(<BackLink />);
    expect(hrefOfBack()).toBe('/vehicles/?brand=bentley');
    sessionStorage.clear();
  });
});

it('does not announce a return that happens in another tab', () => {
  render(<BackLink />);
  fireEvent.click(screen.getByRole('link', { name: 'Back to Vehicles' }), { ctrlKey: true });
  expect(sessionStorage.getItem(RETURN_STORAGE_KEY)).toBeNull();
});
