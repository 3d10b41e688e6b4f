import { render, screen } from '@testing-library/react';
import type { Vehicle } from '@/lib/schema/types';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { ToScale } from './to-scale';

const measures = { length: 4568, width: 1952, height: 1213 };
const show = (facts: Partial<Vehicle>) =>
  render(<ToScale vehicle={{ ...specificationVehicle(2), ...facts } as Vehicle} />).container;

it('is nothing for a car without measures', () => {
  expect(show({})).toBeEmptyDOMElement();
});

it('shows the drawing of the car from two sides, with its measures', () => {
  const container = show({ ...measures, drawing: 'ferrari-488-gtb' });
  expect(Array.from(container.querySelectorAll('use'), (use) => use.getAttribute('href'))).toEqual([
    '/drawings/ferrari-488-gtb.svg#side',
    '/drawings/ferrari-488-gtb.svg#front',
  ]);
  for (const words of ['Length 4,568 mm', 'Width without mirrors 1,952 mm', 'Height 1,213 mm'])
    expect(screen.getByText(words)).toBeVisible();
});

it('draws the box of a car that has no drawing, at the scale of all', () => {
  const [side] = show(measures).querySelectorAll('svg.to-scale');
  expect(side).toHaveAttribute('viewBox', '0 -1213 4568 1213');
  expect(side).toHaveAttribute('width', '4.568em');
  expect(side?.querySelector('path')).toHaveAttribute('d', expect.stringContaining('M0 0V-1213H4568V0'));
  expect(side?.querySelector('use')).toBeNull();
});
