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

describe('Section 2: choices of two', () => {
  it('are a named group of radio buttons with one chosen', () => {
    render(control());
    const group = within(screen.getByRole('group', { name: 'Grid or list' }));
    expect(group.getAllByRole('radio')).toEqual([radio('Grid'), radio('List')]);
    expect(radio('Grid')).toBeChecked();
    expect(radio('List')).not.toBeChecked();
  });

  it('tell what was chosen', async () => {
    render(control());
    await userEvent.setup().click(screen.getByText('List'));
    expect(onChange.mock.calls).toEqual([['list']]);
  });

  it('move with the arrow keys', async () => {
    const user = userEvent.setup();
    render(control());
    radio('Grid').focus();
    await user.keyboard('{ArrowRight}');
    expect(onChange.mock.calls).toEqual([['list']]);
  });

  it('do not mix with another group on the page', () => {
    render(
      <>
        {control()}
        {control()}
      </>,
    );
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  });
});
