import { readFileSync } from 'node:fs';
import { assembleCar } from '../car/assemble';
import { CAR_SLUGS, carBySlug } from './index';

const table = readFileSync('studio/README.md', 'utf8');
const millimetres = (metres: number) => Math.round(metres * 1000);

describe.each(CAR_SLUGS)('%s', (slug) => {
  it('stands in the table of the README with its published measures and their source', async () => {
    const { dimensions } = await carBySlug(slug);
    const { length, width, height, wheelbase, source } = dimensions;
    const model = source.replace(/ technical data:.*/, '');
    const row = [slug, ...[length, width, height, wheelbase].map(millimetres), `${model} technical data`].join(' | ');
    expect(table).toContain(`\n| ${row} |\n`);
  });

  it('is built to those measures, within 3 %', async () => {
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

  it('has its axles as far apart as published', async () => {
    const { dimensions, front, rear } = await carBySlug(slug);
    expect(millimetres(rear.x - front.x)).toBe(millimetres(dimensions.wheelbase));
  });
});
