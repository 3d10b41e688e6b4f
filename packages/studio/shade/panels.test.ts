import { BodySections } from '../car/body';
import { CabinSections } from '../car/cabin';
import { carBySlug } from '../cars';
import { PLACES } from '../light/places';
import { buildScene } from '../render/scene';
import { Tracer } from '../render/tracer';
import { Panels } from './panels';
import { Surface } from './surface';

test('the windscreen is black where wipers lie and clear above, and pillars between side windows do not cross it', async () => {
  const car = await carBySlug('lexus-lc-500');
  const panels = new Panels(car, new Tracer(car, buildScene(car, 0.2), PLACES.studio));
  const cabin = new CabinSections(car.cabin);
  const cowl = cabin.cowl(new BodySections(car).top);
  const isGlass = (station: number) => {
    const [x, y, z] = cabin.topAt(station, 0);
    return panels.isGlass(Object.assign(new Surface(), { x, y, z, station }));
  };
  expect(isGlass(cowl + 0.03)).toBe(false);
  expect(isGlass(cowl + 0.1)).toBe(true);
  // half-way up the first pillar, in the middle of the car
  const [low, high] = car.cabin.pillars?.[0] ?? [0, 0];
  const station = (low + high) / 2;
  const { belt, roof, drop } = cabin.curves;
  const z = (belt(station) + roof(station) - drop(station)) / 2;
  expect(panels.glass(Object.assign(new Surface(), { x: station, y: 0, z, station })).pillar).toBeGreaterThan(0);
});
