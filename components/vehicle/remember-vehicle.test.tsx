import { render } from '@testing-library/react';
import { RememberVehicle } from './remember-vehicle';

it('puts the vehicle first among those that were viewed, and shows nothing', () => {
  localStorage.setItem('recently-viewed', '5,3,1');
  const { container } = render(<RememberVehicle id={3} />);
  expect(container).toBeEmptyDOMElement();
  expect(localStorage.getItem('recently-viewed')).toBe('3,5,1');
});
