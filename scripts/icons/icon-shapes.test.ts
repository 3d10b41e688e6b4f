import { readFileSync } from 'node:fs';
import { ICON_SHAPES, iconShapes } from './icon-shapes';

it('has written the shape of every imported icon (else: npm run icons)', () => {
  expect(readFileSync(ICON_SHAPES, 'utf8')).toBe(iconShapes());
});

it('draws circles, rounded rectangles and relative starts in one path', () => {
  const source = "import { BED,\n COLUMNS_2, SHARE_2 } from './icon-shapes';";
  expect(iconShapes([source])).toContain(
    "COLUMNS_2 = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm7 0v18'",
  );
  expect(iconShapes([source])).toContain('M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0z');
  expect(iconShapes([source])).toContain('zm-6.41-5.49 6.83 3.98m-.01-10.98-6.82 3.98');
});

it('names the import that Lucide has no icon for', () => {
  expect(() => iconShapes(["import { HOVERCRAFT_9 } from '@/components/ui/icon-shapes';"])).toThrow(
    "components import HOVERCRAFT_9, but Lucide has no icon 'hovercraft-9'",
  );
});
