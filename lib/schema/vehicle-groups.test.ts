import { describeFields } from './describe-fields';
import { vehicleSchema } from './vehicle';
import { VEHICLE_GROUPS } from './vehicle-groups';

it('every field of a car is in one group of VEHICLE_GROUPS', () => {
  const grouped = VEHICLE_GROUPS.flatMap(({ fields }) => fields);
  const names = describeFields(vehicleSchema(new Set())).map(({ name }) => name);
  expect([...grouped].sort()).toEqual([...names].sort());
});

it('the first three are open', () => {
  expect(VEHICLE_GROUPS.map(({ isFolded }, index) => isFolded === index > 2)).not.toContain(false);
});
