import { render, screen, within } from '@testing-library/react';
import { ProcessStrip } from './process-strip';

describe('Section 2: four-step process strip', () => {
  it('is Consultation, Assessment, Service and Follow-up, in this order', () => {
    render(<ProcessStrip />);
    const steps = within(screen.getByRole('list')).getAllByRole('heading');
    expect(steps.map((step) => step.textContent)).toEqual(['Consultation', 'Assessment', 'Service', 'Follow-up']);
    expect(screen.getByRole('list').tagName).toBe('OL');
  });
});
