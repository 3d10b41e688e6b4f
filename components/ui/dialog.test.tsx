import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';
import { DialogButton } from './dialog-button';

const dialog = () => screen.getByRole('dialog', { name: 'Finance' });
const isOpen = () => screen.queryByRole('dialog') !== null;

function renderDialog() {
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
}

async function openDialog() {
  const user = userEvent.setup();
  renderDialog();
  await user.click(screen.getByRole('button', { name: 'Learn More' }));
  return user;
}

describe('Section 2: dialogs', () => {
  it('are closed at first, their content in the page', () => {
    renderDialog();
    expect(isOpen()).toBe(false);
    expect(screen.getByText('Spread the payments.')).toBeInTheDocument();
  });

  it('open on their button, named by their title', async () => {
    await openDialog();
    expect(dialog()).toBeVisible();
  });

  it('move the focus to their title, so that reading starts there', async () => {
    await openDialog();
    expect(screen.getByRole('heading', { name: 'Finance' })).toHaveFocus();
  });

  it('open from the keyboard', async () => {
    const user = userEvent.setup();
    renderDialog();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
  });

  it('are not opened twice', async () => {
    await openDialog();
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    screen.getByText('Learn More').click();
    expect(showModal).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });

  it('close on the X button', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
  });

  it('close on a click on the backdrop', async () => {
    const user = await openDialog();
    await user.click(dialog());
    expect(isOpen()).toBe(false);
  });

  it('close after a link inside was chosen', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('link', { name: 'Call' }));
    expect(isOpen()).toBe(false);
  });

  it('close on what is marked to close them', async () => {
    const user = await openDialog();
    await user.click(screen.getByText('Done'));
    expect(isOpen()).toBe(false);
  });

  it.each(['Spread the payments.', 'Finance', 'Compute'])('stay open on a click on %j inside', async (text) => {
    const user = await openDialog();
    await user.click(screen.getByText(text));
    expect(isOpen()).toBe(true);
  });

  it('stay open when text inside is marked and the pointer let go on the backdrop', async () => {
    const user = await openDialog();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Spread the payments.') },
      { target: dialog() },
      { keys: '[/MouseLeft]', target: dialog() },
    ]);
    expect(isOpen()).toBe(true);
  });

  it('give the focus back to their button', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Learn More' })).toHaveFocus();
  });
});
