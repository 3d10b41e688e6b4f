import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedControl } from './segmented-control';

const options = [
  { value: 'grid', label: 'Grid', icon: <svg aria-hidden="true" /> },
  { value: 'list', label: 'List' },
] as const;
const onChange = jest.fn();
const control = () => <SegmentedControl legend="Grid or list" options={options} value="grid" onChange={onChange} />;
const radio = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => {
  onChange.mockClear();
});

it('is a named group of radio buttons with one chosen', () => {
  render(control());
  const group = within(screen.getByRole('group', { name: 'Grid or list' }));
  expect(group.getAllByRole('radio')).toEqual([radio('Grid'), radio('List')]);
  expect(group.getAllByRole('radio', { checked: true })).toEqual([radio('Grid')]);
});

it.each([
  ['a click', () => userEvent.setup().click(screen.getByText('List'))],
  [
    'an arrow key',
    () => {
      radio('Grid').focus();
      return userEvent.setup().keyboard('{ArrowRight}');
    },
  ],
])('calls back on %s', async (_, act) => {
  render(control());
  await act();
  expect(onChange.mock.calls).toEqual([['list']]);
});

it('does not mix with another group on the page', () => {
  render(
    <>
      {control()}
      {control()}
    </>,
  );
  // Radio buttons of one name exclude each other in a browser.
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'));
  expect(new Set(names).size).toBe(2);
});
