import { render } from '@testing-library/react';
import { WholeWords } from './whole-words';

it('keeps ‘e-mail’ and phone numbers on one line with the mark after them, and the text as it is', () => {
  const text = 'Write an e-mail, or call +254 700 000 000, or by e-mail.';
  const { container } = render(<WholeWords>{text}</WholeWords>);
  expect(container).toHaveTextContent(text);
  expect(Array.from(container.querySelectorAll('span'), (whole) => whole.textContent)).toEqual([
    'e-mail,',
    '+254 700 000 000,',
    'e-mail.',
  ]);
});
