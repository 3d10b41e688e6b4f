import { html } from './html';

it('escapes texts, in elements and in attributes', () => {
  const name = `<b> & "c" 'd'`;
  expect(html`<a title="${name}">${name}</a>`.text).toBe(
    '<a title="&#60;b&#62; &#38; &#34;c&#34; &#39;d&#39;">&#60;b&#62; &#38; &#34;c&#34; &#39;d&#39;</a>',
  );
});

it('takes HTML as it is, and lists of it', () => {
  expect(html`<ul>${['<', '2'].map((text) => html`<li>${text}</li>`)}</ul>`.text).toBe(
    '<ul><li>&#60;</li>\n<li>2</li></ul>',
  );
  expect(html`${0}${html`<hr>`}`.text).toBe('0<hr>');
});
