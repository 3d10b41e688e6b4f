import { foldOf } from './fold';

it('shows a screen as it is, in small', () => {
  expect(foldOf({ width: 1440, height: 900 })).toMatchObject({ columns: 1, whole: { width: 228, height: 143 } });
});

it('folds a long page into equal columns that hold all of it', () => {
  const { column, columns, gap, whole } = foldOf({ width: 320, height: 9000 });
  expect(columns).toBe(5);
  expect(column.height).toBeLessThanOrEqual(720);
  expect(column.height * columns).toBeGreaterThanOrEqual((9000 * column.width) / 320);
  expect(whole).toEqual({ width: 5 * column.width + 4 * gap, height: column.height });
});

it('shows wider screens wider', () => {
  const widths = [320, 768, 1440, 2560].map((width) => foldOf({ width, height: 600 }).column.width);
  expect(widths).toEqual([...widths].sort((one, other) => one - other));
});

it('enlarges nothing', () => {
  expect(foldOf({ width: 20, height: 20 }).whole).toEqual({ width: 20, height: 20 });
});
