import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';
import { DialogButton } from './dialog-button';

const dialog = () => screen.getByRole('dialog', { name: 'Finance' });
const isOpen = () => screen.queryByRole('dialog') !== null;

/** jsdom's timestamps of events have another origin than `performance.now`. */
async function openDialogAt(time: number) {
  jest.spyOn(performance, 'now').mockReturnValue(time);
  return openDialog();
}

afterEach(() => jest.restoreAllMocks());

async function openDialog() {
  const user = userEvent.setup();
  render(
    <>
      <DialogButton opens="finance">Learn More</DialogButton>
      <Dialog id="finance" title="Finance">
        <p>Spread the payments.</p>
        <a href="mailto:info@cars.example">Write</a>
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
  const user = await openDialogAt(Number.NEGATIVE_INFINITY);
  await user.click(target());
  expect(isOpen()).toBe(still);
});

it('stays open for the second press of a double click, which lands on the backdrop', async () => {
  const user = await openDialogAt(Number.POSITIVE_INFINITY);
  await user.click(dialog());
  expect(isOpen()).toBe(true);
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
  'leaves a click with %s to the browser, which opens another tab, and stays open',
  async (key) => {
    await openDialog();
    const handled = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', handled, { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Write' }), { [key]: true });
    expect(handled).toHaveReturnedWith(false);
    expect(isOpen()).toBe(true);
  },
);

it('does not cancel a link that leads to another program by a step back, which is made on return', async () => {
  const back = jest.spyOn(history, 'back').mockImplementation(() => {});
  const user = await openDialog();
  await user.click(screen.getByRole('link', { name: 'Write' }));
  expect(isOpen()).toBe(false);
  expect(back).not.toHaveBeenCalled();
  fireEvent.focus(window);
  expect(back).toHaveBeenCalledTimes(1);
});

it('is not opened by a button whose dialog is missing, nor twice by the browser', () => {
  render(<DialogButton opens="missing">Filters</DialogButton>);
  expect(fireEvent.click(screen.getByRole('button', { name: 'Filters' }))).toBe(false);
});
