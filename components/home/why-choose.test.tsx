import { render, screen, within } from '@testing-library/react';
import { WhyChoose } from './why-choose';

describe("Section 2: home, 'Why Choose'", () => {
  it("is a list of the dealer's reasons, each with its words", () => {
    render(<WhyChoose />);
    const section = within(screen.getByRole('region', { name: 'Why Choose Savanna' }));
    const reasons = section.getAllByRole('listitem');
    expect(reasons.map((reason) => within(reason).getByRole('heading').textContent)).toEqual([
      'Reason one',
      'Reason two',
      'Reason three',
      'Reason four',
    ]);
    expect(within(reasons[2] as HTMLElement).getByText('Why reason three holds.')).toBeVisible();
  });
});
