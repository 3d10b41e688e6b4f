import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogButton } from './dialog-button';

describe('Section 2: buttons that open a dialog', () => {
  it('say that they open one', () => {
    render(<DialogButton opens="filters">Filters</DialogButton>);
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('name the dialog for browsers that open it without scripts', () => {
    render(<DialogButton opens="filters">Filters</DialogButton>);
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button).toHaveAttribute('command', 'show-modal');
    expect(button).toHaveAttribute('commandfor', 'filters');
  });

  it('take a name where their content is a drawing', () => {
    render(
      <DialogButton opens="contact" aria-label="Contact us">
        <svg aria-hidden="true" />
      </DialogButton>,
    );
    expect(screen.getByRole('button', { name: 'Contact us' })).toBeVisible();
  });

  it('do nothing where their dialog is missing', async () => {
    render(<DialogButton opens="missing">Filters</DialogButton>);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('does not let the browser open the same dialog a second time', () => {
  render(<DialogButton opens="filters">Filters</DialogButton>);
  expect(fireEvent.click(screen.getByRole('button', { name: 'Filters' }))).toBe(false);
});
