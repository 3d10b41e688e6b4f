import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { openingTimesOf } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';
import { WeekBars } from './week-bars';

const holiday = { label: 'Jamhuri Day', date: '2026-11-25', opens: '10:00', closes: '14:00' };
const times = openingTimesOf({ ...site, specialDays: [holiday] }, [[0, 180]]);
const bars = <WeekBars times={times} viewBox="480 0 780 140" tracks="" />;

/** The lines that are drawn on the tracks, with the hour of each end on the line of each day. */
const drawn = (root: Element) =>
  [...root.querySelectorAll('path')].slice(1).map((line) => line.getAttribute('d')?.split(/(?=M)/));

const usual = [540, 540, 540, 540, 540, 600, 600].map(
  (opens, day) => `M${opens} ${day * 20 + 10}H${day < 5 ? 1200 : 1080}`,
);

beforeEach(() => {
  // A Wednesday; 11:30 in Nairobi.
  jest.useFakeTimers({ now: new Date('2026-11-25T08:30:00Z') });
});

afterEach(() => {
  jest.useRealTimers();
});

it('draws the week as it is, without a day or a minute that the pre-rendered page cannot know', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(bars);
  expect(drawn(page)).toEqual([usual]);
});

it("marks today and the present minute by the dealer's clock, and knows a special day", () => {
  const { container } = render(bars);
  const today = 'M600 50H840';
  expect(drawn(container)).toEqual([usual.with(2, today), [today, 'M690 40v20']]);
});
