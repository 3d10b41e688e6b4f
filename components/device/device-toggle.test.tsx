import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompareToggle } from './compare-toggle';
import { ShortlistToggle } from './shortlist-toggle';

it('puts a vehicle on the shortlist and takes it off, under one name', async () => {
  const user = userEvent.setup();
  render(<ShortlistToggle id={7} name="Aston Martin DB11" />);
  const button = screen.getByRole('button', { name: 'Add Aston Martin DB11 to shortlist', pressed: false });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('shortlist')).toBe('7');
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('shortlist')).toBeNull();
});

it('is in step with the other buttons of the same vehicle', async () => {
  render(
    <>
      <ShortlistToggle id={7} name="DB11" />
      <ShortlistToggle id={7} name="DB11" look="word" />
    </>,
  );
  const [sign, word] = screen.getAllByRole('button');
  await userEvent.setup().click(sign as HTMLElement);
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

it('says so where the browser does not take the list', async () => {
  localStorage.clear();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  render(<ShortlistToggle id={5} name="DB11" />);
  const button = screen.getByRole('button', { name: 'Add DB11 to shortlist' });
  await userEvent.setup().click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your browser stores nothing for this site/);
});
