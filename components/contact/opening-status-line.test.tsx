import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { openingTimesOf } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';
import { OpeningStatusLine } from './opening-status-line';

const times = openingTimesOf(site);

beforeEach(() => {
  // A Monday; Nairobi is three hours ahead.
  jest.useFakeTimers({ now: new Date('2026-11-23T16:58:30Z') });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('Decision, business hours: at this moment', () => {
  it("are told by the dealer's clock", () => {
    render(<OpeningStatusLine times={times} city="Nairobi" />);
    expect(screen.getByText(/^Showroom open now, until 8:00 PM/)).toBeVisible();
  });

  it('change with the doors while the page is open, to the second, without being watched in between', () => {
    render(<OpeningStatusLine times={times} city="Nairobi" />);
    expect(jest.getTimerCount()).toBe(1);
    act(() => jest.advanceTimersByTime(89_999));
    expect(screen.getByText(/^Showroom open now, until 8:00 PM/)).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText(/^Showroom closed now, opens Tuesday at 9:00 AM/)).toBeVisible();
    // Midnight, when 'Tuesday' is today, and then the opening.
    act(() => jest.advanceTimersToNextTimer());
    expect(screen.getByText(/^Showroom closed now, opens at 9:00 AM/)).toBeVisible();
    act(() => jest.advanceTimersToNextTimer());
    expect(screen.getByText(/^Showroom open now, until 8:00 PM/)).toBeVisible();
    expect(new Date()).toEqual(new Date('2026-11-24T06:00:00Z'));
    expect(jest.getTimerCount()).toBe(1);
  });

  it('are updated when a page returns from the browser’s cache after a change', () => {
    render(<OpeningStatusLine times={times} city="Nairobi" />);
    jest.setSystemTime(new Date('2026-11-23T17:30:00Z'));
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/^Showroom closed now, opens Tuesday/)).toBeVisible();
    expect(jest.getTimerCount()).toBe(1);
  });

  it('leave no timer behind', () => {
    render(<OpeningStatusLine times={times} city="Nairobi" />).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('are not guessed in the pre-rendered page', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<OpeningStatusLine times={times} city="Nairobi" />);
    expect(page).toHaveTextContent(/^$/);
  });
});
