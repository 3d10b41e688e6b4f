import { fireEvent, render } from '@testing-library/react';

it.each(['text', 'checkbox'])('calls onChange of an input of type %s as React does', (type) => {
  const changed = jest.fn();
  const { container } = render(<input type={type} onChange={changed} />);
  const input = container.firstElementChild as HTMLElement;
  if (type === 'text') fireEvent.input(input, { target: { value: 'a' } });
  else fireEvent.click(input);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('receives focus and blur events of children', () => {
  const heard: string[] = [];
  const { getByRole } = render(
    <div role="toolbar" onFocus={() => heard.push('focus')} onBlur={() => heard.push('blur')}>
      <button type="button">Go</button>
    </div>,
  );
  getByRole('button').focus();
  getByRole('button').blur();
  expect(heard).toEqual(['focus', 'blur']);
});

it("writes SVG attributes by SVG's names", () => {
  const { container } = render(
    <svg aria-hidden viewBox="0 0 1 1">
      <path strokeWidth="2" fillRule="evenodd" />
    </svg>,
  );
  expect(container.querySelector('path')?.outerHTML).toBe('<path stroke-width="2" fill-rule="evenodd"></path>');
});
