import { site } from '@/lib/site/site';
import { carFacts, knownFacts, modelFacts, type OptionalFacts } from './facts';

const shown = (vehicle: OptionalFacts) =>
  knownFacts(vehicle, [...modelFacts, ...carFacts]).map(({ label, value }) => [label, value]);

it('shows every short fact with its unit', () => {
  expect(
    shown({
      bodyType: 'Coupé',
      drive: 'Rear-wheel drive',
      power: 1001,
      seats: 2,
      doors: 3,
      steering: 'Right-hand drive',
      engineCapacity: 3902,
      range: 450,
      battery: 93.4,
      length: 4520,
      width: 1933,
      height: 1165,
      odometer: 12_500,
      exteriorColour: 'Red',
      paint: 'Rosso Corsa',
      interiorColour: 'Tan leather',
      registration: 'Not yet registered',
      origin: 'New in Kenya',
      duty: 'Paid',
      owners: 2,
      location: 'abroad',
      arrives: '2027-03',
    }),
  ).toEqual([
    ['Body', 'Coupé'],
    ['Drive', 'Rear-wheel drive'],
    ['Power', '1,001 hp'],
    ['Engine capacity', '3,902 cc'],
    ['Range', '450 km'],
    ['Battery', '93.4 kWh'],
    ['Length', '4,520 mm'],
    ['Width without mirrors', '1,933 mm'],
    ['Height', '1,165 mm'],
    ['Seats', '2'],
    ['Doors', '3'],
    ['Steering', 'Right-hand drive'],
    ['Odometer', '12,500 km'],
    ['Colour', 'Red (Rosso Corsa)'],
    ['Interior', 'Tan leather'],
    ['Registration', 'Not yet registered'],
    ['Origin', 'New in Kenya'],
    ['Duty', 'Paid'],
    ['Previous owners', '2'],
    ['Where it is', 'Abroad, expected in March 2027'],
  ]);
});

it.each<[OptionalFacts, string]>([
  [{ owners: 0 }, 'None'],
  [{ odometer: 0 }, '0 km'],
  [{ exteriorColour: 'Red' }, 'Red'],
  [{ paint: 'Rosso Corsa' }, 'Rosso Corsa'],
  [{ location: 'here' }, `In our showroom in ${site.address.city}`],
  [{ location: 'port' }, 'At the port'],
  [{ location: 'abroad' }, 'Abroad, arrival to be confirmed'],
])('of %j it shows %j', (vehicle, value) => {
  expect(shown(vehicle).map(([, text]) => text)).toEqual([value]);
});
