import { render, screen } from '@testing-library/react';
import { picture } from '@/components/testing/card-vehicles';
import { IllustrationNote } from './illustration-note';

const note = 'Studio illustration; the car itself may differ';

it('says of drawn pictures that they are drawn, once', () => {
  render(<IllustrationNote pictures={[picture, { ...picture, illustration: false }, picture]} />);
  expect(screen.getByText(note)).toBeInTheDocument();
});

it("says nothing of the dealer's own photographs", () => {
  render(<IllustrationNote pictures={[{ ...picture, illustration: false }]} />);
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});
