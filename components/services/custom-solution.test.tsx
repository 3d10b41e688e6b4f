import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactDialog } from '@/components/enquiry/contact-dialog';
import { CustomSolution } from './custom-solution';

describe("Section 2: 'Need a Custom Solution?'", () => {
  it("opens the contact dialog with 'Contact Our Specialists'", async () => {
    render(
      <>
        <CustomSolution />
        <ContactDialog />
      </>,
    );
    expect(screen.getByRole('region', { name: 'Need a Custom Solution?' })).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Contact Our Specialists' }));
    expect(screen.getByRole('dialog', { name: 'Contact Savanna' })).toBeVisible();
  });
});
