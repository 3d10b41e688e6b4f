import { specificationRows, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { formatDailyRental, formatMoney } from './money';

describe('Section 3: price and dailyRental as display text', () => {
  it('writes every price of the list as the specification does', () => {
    expect(specificationVehicles.map(({ price }) => formatMoney(Number(price)))).toEqual(
      specificationRows.map(({ price }) => price),
    );
  });

  it('writes every daily rental of the list as the specification does', () => {
    expect(specificationVehicles.map(({ dailyRental }) => formatDailyRental(Number(dailyRental)))).toEqual(
      specificationRows.map(({ dailyRental }) => dailyRental),
    );
  });

  it('uses plain spaces only, and no decimals', () => {
    expect(formatMoney(950)).toBe('KES 950');
    expect(formatMoney(1_234_567_890)).toMatch(/^[\x20-\x7e]+$/);
  });
});
