import fc from 'fast-check';
import { rentalDays, rentalDaysInWords, tooShort, worstCase } from './rental-estimate';

it('counts the days from pick-up to return, one at least', () => {
  expect(rentalDays('2026-11-21', '2026-11-21')).toBe(1);
  expect(rentalDays('2026-11-21', '2026-11-22')).toBe(1);
  expect(rentalDays('2026-11-21', '2026-11-24')).toBe(3);
  expect(rentalDays('2028-02-28', '2028-03-01')).toBe(2);
  expect(rentalDays('2026-12-31', '2027-01-02')).toBe(2);
});

it('has no answer for a return before the pick-up, or for text that is no date', () => {
  expect(rentalDays('2026-11-22', '2026-11-21')).toBeNull();
  expect(rentalDays('', '2026-11-21')).toBeNull();
  expect(rentalDays('2026-02-30', '2026-03-02')).toBeNull();
  expect(rentalDays('21/11/2026', '2026-11-24')).toBeNull();
  expect(rentalDays('1970-01-01', '')).toBeNull();
  expect(rentalDays('+012026-11-21', '+012026-11-24')).toBeNull();
});

it('counts as a walk through the calendar does', () => {
  const start = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 800 }), (from, nights) => {
      const end = new Date(from);
      end.setUTCDate(end.getUTCDate() + nights);
      expect(rentalDays(from.toISOString().slice(0, 10), end.toISOString().slice(0, 10))).toBe(nights);
    }),
  );
});

it.each([
  [1, true, '1 day, back the same day'],
  [1, false, '1 day, overnight'],
  [3, false, '3 days'],
])('words %i days', (days, sameDay, words) => {
  expect(rentalDaysInWords(days, sameDay)).toBe(words);
});

describe('The fewest days', () => {
  // 2026-12-01 is a Tuesday, the 4th a Friday, the 5th a Saturday.
  const terms = { minimumDays: 2, weekendDays: 3, weddingDays: 1 };

  it('allow a rental of as many, and say when a shorter one would be back', () => {
    expect(tooShort('2026-12-01', 2, false, terms)).toBeNull();
    expect(tooShort('2026-12-01', 1, false, terms)).toEqual({ days: 2, reason: '', returnDate: '2026-12-03' });
  });

  it('are more where a Saturday or a Sunday is among the days', () => {
    const weekend = { days: 3, reason: ' over a Saturday or Sunday night' };
    expect(tooShort('2026-12-02', 3, false, terms)).toBeNull();
    expect(tooShort('2026-12-03', 2, false, terms)).toBeNull();
    expect(tooShort('2026-12-04', 2, false, terms)).toEqual({ ...weekend, returnDate: '2026-12-07' });
    expect(tooShort('2026-12-06', 1, false, terms)).toEqual({ ...weekend, returnDate: '2026-12-09' });
  });

  it('count the weekend that the fewest days themselves take in', () => {
    expect(tooShort('2026-12-04', 1, false, terms)).toEqual({
      days: 3,
      reason: ' over a Saturday or Sunday night',
      returnDate: '2026-12-07',
    });
  });

  it('are no fewer over a weekend than on other days', () => {
    for (const weekendDays of [2, 3]) {
      expect(tooShort('2026-12-05', 2, false, { minimumDays: 3, weekendDays })).toEqual({
        days: 3,
        reason: '',
        returnDate: '2026-12-08',
      });
    }
  });

  it('are those of a wedding where it is one and these are known, be they fewer or more', () => {
    expect(tooShort('2026-12-05', 1, true, terms)).toBeNull();
    expect(tooShort('2026-12-01', 2, true, { ...terms, weddingDays: 4 })).toEqual({
      days: 4,
      reason: ' for a wedding',
      returnDate: '2026-12-05',
    });
    expect(tooShort('2026-12-01', 1, true, { minimumDays: 2 })?.days).toBe(2);
  });

  it('are none where the house names none', () => {
    expect(tooShort('2026-12-05', 1, false, {})).toBeNull();
  });
});

describe('The worst case', () => {
  const onTop = [200_000, 350_000, 120, 150_000];

  it('adds the days, the deposit, the excess, further kilometres and a late return', () => {
    expect(worstCase(3, 100_000, { onTop })).toEqual({
      total: 300_000 + 200_000 + 350_000 + 12_000 + 150_000,
      parts: [
        { label: 'Deposit held', sum: 200_000 },
        { label: 'Damage, up to the excess', sum: 350_000 },
        { label: '100 further km', sum: 12_000 },
        { label: 'A day late', sum: 150_000 },
      ],
    });
  });

  it('takes in a chauffeur only where the car always comes with one', () => {
    const total = (label: string, rate: number | string = 9_000) =>
      worstCase(2, 100_000, { onTop: [50_000], chauffeur: { label, rate } })?.total;
    expect([total('Chauffeur'), total('Chauffeur, if you wish')]).toEqual([268_000, 250_000]);
    expect(total('Chauffeur', 'To be confirmed')).toBe(250_000);
  });

  it('counts only the sums of the terms, and is null if they have none', () => {
    expect(worstCase(1, 100_000, { onTop: [0, 350_000, 0, 0] })).toEqual({
      total: 450_000,
      parts: [{ label: 'Damage, up to the excess', sum: 350_000 }],
    });
    expect(worstCase(1, 100_000, {})).toBeNull();
  });

  it('is never below the estimate, and grows with every day and every sum', () => {
    const sums = fc.array(fc.nat(5_000_000), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), fc.integer({ min: 1, max: 500_000 }), sums, (days, rate, given) => {
        const at = worstCase(days, rate, { onTop: given });
        const added = given.map((sum, index) => (index === 2 ? 100 * sum : sum));
        expect(at?.total ?? days * rate).toBe(added.reduce((total, sum) => total + sum, days * rate));
        expect(at?.parts ?? []).toHaveLength(given.filter((sum) => sum > 0).length);
      }),
    );
  });
});
