import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { OpeningStatusLine } from './opening-status-line';

jest.mock('@/data/site', () => jest.requireActual('@/lib/site.fixture'));

beforeEach(() => {
  // A Monday; Nairobi is three hours ahead.
  jest.useFakeTimers({ now: new Date('2026-11-23T16:58:30Z') });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('Section 9: business hours, at this moment', () => {
  it("are told by the dealer's clock", () => {
    render(<OpeningStatusLine />);
    expect(screen.getByText('Open now, until 8:00 PM')).toBeVisible();
  });

  it('change while the page is open', () => {
    render(<OpeningStatusLine />);
    act(() => jest.advanceTimersByTime(120_000));
    expect(screen.getByText('Closed now, opens tomorrow at 9:00 AM')).toBeVisible();
  });

  it('leave no timer behind', () => {
    render(<OpeningStatusLine />).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('are not guessed in the pre-rendered page', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<OpeningStatusLine />);
    expect(page).toHaveTextContent(/^$/);
  });
});
