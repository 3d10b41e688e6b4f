import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';
import { DialogButton } from './dialog-button';

const dialog = () => screen.getByRole('dialog', { name: 'Finance' });
const isOpen = () => screen.queryByRole('dialog') !== null;

async function openDialog() {
  const user = userEvent.setup();
  render(
    <>
      <DialogButton opens="finance">Learn More</DialogButton>
      <Dialog id="finance" title="Finance">
        <p>Spread the payments.</p>
        <a href="tel:+254700000000">Call</a>
        <button type="button">Compute</button>
        <button type="button" data-closes-dialog>
          <span>Done</span>
        </button>
      </Dialog>
    </>,
  );
  expect(isOpen()).toBe(false);
  expect(screen.getByText('Spread the payments.')).toBeInTheDocument();
  await user.tab();
  await user.keyboard('{Enter}');
  return user;
}

describe('Section 2: dialogs', () => {
  it('open from the keyboard, named by their title, which gets the focus', async () => {
    await openDialog();
    expect(dialog()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Finance' })).toHaveFocus();
  });

  it('are not opened twice', async () => {
    await openDialog();
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    screen.getByText('Learn More').click();
    expect(showModal).not.toHaveBeenCalled();
  });

  it.each([
    ['the X button', () => screen.getByRole('button', { name: 'Close' })],
    ['the backdrop', dialog],
    ['a link', () => screen.getByRole('link', { name: 'Call' })],
    ['an element marked to close them', () => screen.getByText('Done')],
  ])('close on a click on %s', async (_, target) => {
    const user = await openDialog();
    await user.click(target());
    expect(isOpen()).toBe(false);
  });

  it.each(['Spread the payments.', 'Finance', 'Compute'])('stay open on a click on %j inside', async (text) => {
    const user = await openDialog();
    await user.click(screen.getByText(text));
    expect(isOpen()).toBe(true);
  });

  it('stay open when text is selected and the pointer released on the backdrop', async () => {
    const user = await openDialog();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Spread the payments.') },
      { target: dialog() },
      { keys: '[/MouseLeft]', target: dialog() },
    ]);
    expect(isOpen()).toBe(true);
  });
});

describe('Section 2: buttons that open a dialog', () => {
  it('tell assistive technology, and the browser that opens it without scripts', () => {
    render(<DialogButton opens="filters">Filters</DialogButton>);
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button).toHaveAttribute('command', 'show-modal');
    expect(button).toHaveAttribute('commandfor', 'filters');
  });

  it('do nothing without their dialog, and keep the browser from opening it a second time', () => {
    render(<DialogButton opens="missing">Filters</DialogButton>);
    expect(fireEvent.click(screen.getByRole('button', { name: 'Filters' }))).toBe(false);
    expect(isOpen()).toBe(false);
  });
});
