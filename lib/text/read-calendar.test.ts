import { readDay, readMonth, readTime, readWeekday } from './read-calendar';

it.each([
  [readDay, '2026-09-03', ['2026-09-03', '3/9/2026', '03.09.2026', '3-Sep-26', '3 September 2026', '3 Sept 2026']],
  [readDay, null, ['11/23/2026', '31/2/2026', '3/9/26', '25 December', '46289', '']],
  [readMonth, '2026-09', ['2026-09', 'Sep-26', 'September 2026', '9/2026']],
  [readMonth, null, ['2026-13', 'Septober 2026 x', '13/2026', '9/26']],
  [readTime, '08:30', ['08:30', '8:30', '8.30', '0830 hrs', '8:30 am', '8:30 a.m.']],
  [readTime, '17:00', ['17:00', '5pm', '5 PM', '17h00']],
  [readTime, '00:15', ['0:15', '12:15 am']],
  [readTime, null, ['8', '24:00', '9:60', '13:00 pm', '009:00', '09:000', 'noon']],
  [readWeekday, 'Monday', ['Monday', 'monday', 'Mon', 'MON.', 'Mondays']],
  [readWeekday, 'Thursday', ['Thu', 'Thurs', 'Thur']],
  [readWeekday, 'Tuesday', ['Tue', 'Tues']],
  [readWeekday, null, ['Mo', 'T', 'Weekend', 'Mon-Fri', '']],
] as const)('%p gives %j', (read, value, texts) => {
  for (const text of texts) expect([text, read(text)]).toEqual([text, value]);
});
