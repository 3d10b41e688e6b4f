import { render, screen } from '@testing-library/react';
import { picture } from '@/components/testing/card-vehicles';
import { IllustrationNote } from './illustration-note';

const note = 'Studio illustration; the car itself may differ';

it('is shown once for drawn pictures', () => {
  render(<IllustrationNote pictures={[picture, { ...picture, illustration: false }, picture]} />);
  expect(screen.getByText(note)).toBeInTheDocument();
});

it("is not shown for the dealer's photographs", () => {
  render(<IllustrationNote pictures={[{ ...picture, illustration: false }]} />);
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});
