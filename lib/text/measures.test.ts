import { formatAcceleration, formatMeasure, formatMileage, formatTopSpeed } from './measures';

describe('Section 3: specifications of a vehicle', () => {
  it('writes seconds with at least one decimal', () => {
    expect([3.2, 3, 2.85, 10].map(formatAcceleration)).toEqual(['3.2 s', '3.0 s', '2.85 s', '10.0 s']);
  });

  it('writes fuel consumption in litres per 100 km', () => {
    expect([10.5, 12, 0.8].map(formatMileage)).toEqual(['10.5 L/100km', '12 L/100km', '0.8 L/100km']);
  });

  it('writes top speed in km/h', () => {
    expect([325, 1000].map(formatTopSpeed)).toEqual(['325 km/h', '1000 km/h']);
  });
});

it('writes a number with its unit, thousands apart', () => {
  expect([formatMeasure(12_500, 'km'), formatMeasure(93.4, 'kWh')]).toEqual(['12,500 km', '93.4 kWh']);
});
