import { readFileSync } from 'node:fs';
import { CAR_SLUGS, carBySlug } from './';

const table = readFileSync('packages/studio/cars/README.md', 'utf8');
const millimetres = (metres: number) => Math.round(metres * 1000);

describe.each(CAR_SLUGS)('%s', (slug) => {
  it('is in the table of the README with its published measures and their source', async () => {
    const { dimensions } = await carBySlug(slug);
    const { length, width, height, wheelbase, source } = dimensions;
    const model = source.replace(/ technical data:.*/, '');
    const row = [slug, ...[length, width, height, wheelbase].map(millimetres), `${model} technical data`].join(' | ');
    expect(table).toContain(`\n| ${row} |\n`);
  });

  it('has its axles as far apart as published', async () => {
    const { dimensions, front, rear } = await carBySlug(slug);
    expect(millimetres(rear.x - front.x)).toBe(millimetres(dimensions.wheelbase));
  });
});
