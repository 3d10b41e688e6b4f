import { act, render, screen } from '@testing-library/react';
import { PrintedDate } from './printed-date';

it('formats the date when the page is printed, each time', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T22:15:00Z') });
  render(<PrintedDate zone={[[0, 180]]} />);
  expect(screen.queryByText(/Printed/)).toBeNull();

  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Printed on Sunday, 22 November 2026')).toBeVisible();

  jest.setSystemTime(new Date('2026-11-22T22:15:00Z'));
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Printed on Monday, 23 November 2026')).toBeVisible();
});
