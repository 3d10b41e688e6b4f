import { readFileSync } from 'node:fs';
import { ICON_SHAPES, iconShapes } from './icon-shapes';

it('has written the shape of every imported icon (else: npm run icons)', () => {
  expect(readFileSync(ICON_SHAPES, 'utf8')).toBe(iconShapes());
});

it('draws circles, rounded rectangles and relative starts in one path', () => {
  const source = "import { BED,\n COLUMNS_2, SHARE_2 } from './icon-shapes';";
  expect(iconShapes([source])).toContain(
    "COLUMNS_2 = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM12 3v18'",
  );
  expect(iconShapes([source])).toContain('M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z');
  expect(iconShapes([source])).toContain('zM0 0m8.59 13.51l6.83 3.98');
});

it('names the import that Lucide has no icon for', () => {
  expect(() => iconShapes(["import { HOVERCRAFT_9 } from '@/components/ui/icon-shapes';"])).toThrow(
    "components import HOVERCRAFT_9, but Lucide has no icon 'hovercraft-9'",
  );
});
