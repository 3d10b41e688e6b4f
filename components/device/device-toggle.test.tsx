import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareToggle, ShortlistToggle } from './device-toggle';

it('puts a vehicle on the shortlist and takes it off, under one name, in step with other buttons and tabs', async () => {
  const user = userEvent.setup();
  render([<ShortlistToggle key={1} id={7} name="DB11" />, <ShortlistToggle key={2} id={7} name="DB11" look="word" />]);
  const [sign, word] = screen.getAllByRole('button', { name: 'Add DB11 to shortlist', pressed: false });
  await user.click(sign as HTMLElement);
  expect(localStorage.getItem('shortlist')).toBe('7');
  await user.click(screen.getAllByRole('button', { pressed: true })[1] as HTMLElement);
  expect(localStorage.getItem('shortlist')).toBeNull();
  localStorage.setItem('shortlist', '7');
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(word).toHaveAttribute('aria-pressed', 'true');
});

it('says why it cannot compare a fourth vehicle, until the visitor moves on', async () => {
  localStorage.setItem('compare', '1,2,3');
  const user = userEvent.setup();
  render(<CompareToggle id={7} name="DB11" />);
  const message = screen.getByRole('status');
  expect(message).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Compare DB11' }));
  expect(message).toHaveTextContent('3 vehicles are being compared already. Remove one first.');
  expect(localStorage.getItem('compare')).toBe('1,2,3');
  await user.tab();
  expect(message).toBeEmptyDOMElement();
});

it('says so where the browser does not take the list, until the change of another tab, where it did', async () => {
  localStorage.clear();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  render(<ShortlistToggle id={5} name="DB11" />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add DB11 to shortlist', pressed: false }));
  expect(screen.getByRole('button', { pressed: true })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your browser stores nothing for this site/);
  jest.restoreAllMocks();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shortlist' })));
  expect(screen.getByRole('button', { pressed: false })).toBeVisible();
});
