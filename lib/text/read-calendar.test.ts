import { readDay, readMonth, readTime, readWeekday } from './read-calendar';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

it('knows the name of every month', () => {
  expect(MONTHS.map((name) => readMonth(`${name} 2026`))).toEqual(
    MONTHS.map((_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
  );
});

it.each([
  [
    readDay,
    '2026-09-03',
    [
      '2026-09-03',
      '3/9/2026',
      '03.09.2026',
      '3-Sep-26',
      '3 September 2026',
      '3 Sept 2026',
      ' 3 - 9 - 2026 ',
      '3 Sep., 2026',
    ],
  ],
  [
    readDay,
    null,
    ['11/23/2026', '31/2/2026', '3/9/26', '25 December', '46289', '', 'Mon 3/9/2026', '3/9/2026 at 5', '3 Sept'],
  ],
  [readMonth, '2026-09', ['2026-09', 'Sep-26', 'September 2026', '9/2026', ' 9 - 2026 ', '2026-09 ']],
  [readMonth, '2026-10', ['10/2026', '10.2026']],
  [readMonth, null, ['2026-13', 'Septober 2026 x', '13/2026', '9/26', '3 Sep-26', '12026-09', '2026-091', '2026', '']],
  [readTime, '08:30', ['08:30', '8:30', '8.30', '0830 hrs', '8:30 am', '8:30 a.m.', '8:30 a.m', ' 8:30 ']],
  [readTime, '17:00', ['17:00', '5pm', '5 PM', '5 p.m.', '17h00']],
  [readTime, '01:15', ['1:15 am', '1:15']],
  [readTime, '00:15', ['0:15', '12:15 am']],
  [readTime, null, ['8', '24:00', '9:60', '13:00 pm', '009:00', '09:000', 'noon', '', '0:15 pm', '8 hrs', 'am']],
  [readWeekday, 'Monday', ['Monday', 'monday', 'Mon', 'MON.', 'Mondays', ' Mon ']],
  [readWeekday, 'Thursday', ['Thu', 'Thurs', 'Thur', 'Thursday']],
  [readWeekday, 'Tuesday', ['Tue', 'Tues']],
  [readWeekday, null, ['Mo', 'T', 'Weekend', 'Mon-Fri', 'M.on', '']],
] as const)('%p gives %j', (read, value, texts) => {
  for (const text of texts) expect([text, read(text)]).toEqual([text, value]);
});
