import { act } from '@testing-library/react';
import { createElement, Fragment, useState } from 'react';
import { hydrate } from './hydrate';

it('renders between the marks of an island, whatever is beside them', () => {
  document.body.innerHTML = '<i></i><!--island 0--><b>0</b><!--/island--><u></u>';
  let show: (count: number) => void = () => {};
  function List() {
    const [count, setCount] = useState(1);
    show = setCount;
    const items = Array.from({ length: count }, (_, index) => createElement('b', { key: index }, String(index)));
    return createElement(Fragment, null, ...items);
  }
  const before = document.querySelector('b');
  hydrate(createElement(List), document.body.childNodes[1] as Comment);
  void act(() => show(3));
  expect(document.body.innerHTML).toBe('<i></i><!--island 0--><b>0</b><b>1</b><b>2</b><!--/island--><u></u>');
  expect(document.querySelector('b')).toBe(before);
  void act(() => show(0));
  expect(document.body.innerHTML).toBe('<i></i><!--island 0--><!--/island--><u></u>');
});
