import { CAR_SLUGS, carBySlug } from '../cars';
import { assembleCar } from './assemble';

it.each(CAR_SLUGS)('builds %s to its published measures, within 3 %%', async (slug) => {
  const car = await carBySlug(slug);
  const panels = assembleCar(car, 0.3).filter(({ panel = 'none' }) => panel !== 'none');
  const measure = (axis: number) => {
    const values = panels.flatMap(({ mesh }) => Array.from(mesh.positions).filter((_, i) => i % 3 === axis));
    return { from: values.reduce((a, b) => Math.min(a, b)), to: values.reduce((a, b) => Math.max(a, b)) };
  };
  const { length, width, height } = car.dimensions;
  const [x, y, z] = [measure(0), measure(1), measure(2)];
  for (const ratio of [(x.to - x.from) / length, (y.to - y.from) / width, z.to / height]) {
    expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
  }
});
