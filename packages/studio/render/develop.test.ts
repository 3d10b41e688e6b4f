import { develop } from './develop';
import { newCanvas } from './tile';

test('a bright red stays red: it turns neither pink nor white', () => {
  const canvas = newCanvas(16);
  for (let i = 0; i < canvas.colour.length; i += 3) canvas.colour.set([2, 0.12, 0.1], i);
  const picture = develop(canvas, 'own');
  const middle = 3 * (5 * 16 + 8);
  const [red, green] = [picture[middle]!, picture[middle + 1]!];
  expect(red).toBeGreaterThan(0.88);
  expect(green).toBeLessThan(red * 0.45);
});
