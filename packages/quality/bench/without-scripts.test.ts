import { withoutScripts } from './without-scripts';

it('takes out what runs and what fetches it ahead, and leaves data', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const page =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/><script>first()</script></head>' +
    `<p>words</p>${data}<script type="application/json" id="islands">[]</script><script type="module" async src="/a.js"></script>`;
  expect(withoutScripts(page)).toBe(`<head><link rel="stylesheet" href="/a.css"/></head><p>words</p>${data}`);
});
