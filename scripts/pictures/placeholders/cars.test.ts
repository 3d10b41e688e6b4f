import { cars } from './all-cars';
import { smoothLine } from './geometry';
import { placeholders } from './placeholder-scenes';

describe.each(Object.entries(cars))('%s', (_, car) => {
  const outline = smoothLine(car.outline);
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);

  it('is as long and as high as published, to a centimetre', () => {
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(car.length - 10);
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(car.length + 10);
    expect(Math.abs(Math.max(...zs) - car.height)).toBeLessThan(10);
  });

  it('stands on wheels within its length', () => {
    expect(car.frontOverhang).toBeGreaterThan(car.tyres.front);
    expect(car.frontOverhang + car.wheelbase + car.tyres.rear).toBeLessThan(car.length + car.tyres.rear / 2);
  });

  it('keeps glass, lamps and openings inside its outline', () => {
    for (const [x, z] of [car.glass, car.headlamp, car.tailLamp, ...car.openings].flat()) {
      const above = outline.filter(([place]) => Math.abs(place - x) < 30).map(([, height]) => height);
      expect([x, z, z < Math.max(...above)]).toEqual([x, z, true]);
    }
  });
});

it('draws three pictures of every car and the pictures of the pages, each under a name of its own', () => {
  const names = placeholders.map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
  for (const car of Object.keys(cars)) {
    for (const view of ['front-three-quarter', 'side', 'rear-three-quarter']) expect(names).toContain(`${car}/${view}`);
  }
  expect(names).toEqual(
    expect.arrayContaining(['home/hero', 'about/showroom', 'services/sales', 'services/concierge']),
  );
});
