import { scriptJson } from './script-json';

it('cannot end its script element, and reads back as it was', () => {
  const data = { name: '</script><!-- <b> \u2028\u2029 & "x"' };
  const text = scriptJson(data);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(text).toContain('\\u003c/script>');
  expect(JSON.parse(text)).toEqual(data);
});
