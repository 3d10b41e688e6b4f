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
        <a href="/contact/">Write</a>
        <button type="button">Compute</button>
        <button type="button" data-closes-dialog>
          <span>Done</span>
        </button>
      </Dialog>
    </>,
  );
  await user.click(screen.getByText('Learn More'));
  return user;
}

it.each([
  ['the backdrop', dialog, false],
  ['a link', () => screen.getByRole('link', { name: 'Write' }), false],
  ['an element marked to close it', () => screen.getByText('Done'), false],
  ['its text', () => screen.getByText('Spread the payments.'), true],
  ['another button', () => screen.getByText('Compute'), true],
])('a click on %s: is it still open?', async (_, target, still) => {
  const user = await openDialog();
  await user.click(target());
  expect(isOpen()).toBe(still);
});

it('stays open when text is selected and the pointer released on the backdrop', async () => {
  const user = await openDialog();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Spread the payments.') },
    { target: dialog() },
    { keys: '[/MouseLeft]', target: dialog() },
  ]);
  expect(isOpen()).toBe(true);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves a click with %s to the browser, which opens another tab',
  async (key) => {
    await openDialog();
    // As on a phone, where the dialog is a step of the history.
    history.replaceState(true, '');
    const handled = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', handled, { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Write' }), { [key]: true });
    expect(handled).toHaveReturnedWith(false);
  },
);

it('is not opened by a button whose dialog is missing, nor twice by the browser', () => {
  render(<DialogButton opens="missing">Filters</DialogButton>);
  expect(fireEvent.click(screen.getByRole('button', { name: 'Filters' }))).toBe(false);
});
