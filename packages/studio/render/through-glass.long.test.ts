import { carBySlug } from '../cars';
import { PLACES } from '../light/places';
import { cameraFor } from '../views';
import { ASPECT, rayDirection } from './camera';
import { buildScene } from './scene';
import { Tracer } from './tracer';

test('through the side window and the windscreen one sees the ground, and lower down the bonnet before it', async () => {
  const car = await carBySlug('lexus-lc-500');
  const scene = buildScene(car, 0.3);
  const tracer = new Tracer(car, scene, PLACES.studio);
  const camera = cameraFor(car, 'rear-three-quarter', scene.positions, 0);
  /** Whether the ground is seen at a point of the side window; pixels of a picture of 1600 x 1000. */
  const seesGround = (x: number, y: number) => {
    const [across, upwards] = [(x / 1600) * 2 - 1, (1 - (y / 1000) * 2) * ASPECT];
    const direction = rayDirection(camera, across, upwards);
    tracer.sawBackdrop = false;
    expect(tracer.caster.cast(...camera.eye, ...direction, 99)).toBe(true);
    tracer.shade(tracer.surface(...camera.eye, ...direction, [across, upwards]));
    return tracer.sawBackdrop;
  };
  expect(seesGround(1040, 345)).toBe(true);
  expect(seesGround(1040, 380)).toBe(false);
});
