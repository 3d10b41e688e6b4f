import { reloadStale } from './reload-stale';

const asked = jest.fn(async () => ({ status: 200 }));
let navigation = 'navigate';

beforeEach(() => {
  asked.mockClear();
  Object.assign(window, { fetch: asked });
  Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] });
  document.body.innerHTML = '<input value="36">';
  reloadStale();
});

it('asks the host whether a file that did not load is gone', () => {
  window.reloadStale?.(['/a.js']);
  expect(asked.mock.calls).toEqual([['/a.js', expect.objectContaining({ method: 'HEAD', cache: 'no-store' })]]);
});

it('requests nothing where a reload would remove typed text', () => {
  (document.body.firstChild as HTMLInputElement).value = '48';
  window.reloadStale?.(['/a.js']);
  expect(asked).not.toHaveBeenCalled();
});

it('asks for nothing after a reload, so that it never loops', () => {
  navigation = 'reload';
  window.reloadStale?.(['/a.js']);
  expect(asked).not.toHaveBeenCalled();
});

it('asks for the preloaded scripts when a script fails', () => {
  navigation = 'navigate';
  document.head.innerHTML = '<link rel="modulepreload" href="/b.js"><script type="text/plain"></script>';
  document.head.lastElementChild?.dispatchEvent(new Event('error'));
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/\/b\.js$/), expect.anything());
});
