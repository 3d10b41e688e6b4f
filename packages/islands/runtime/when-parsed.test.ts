import { whenParsed } from './when-parsed';

it('acts at once on a page that is parsed, and else when the last island is there', async () => {
  const acts: string[] = [];
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  whenParsed(() => acts.push('waited'));
  document.body.innerHTML = '<p>Half a page</p>';
  await Promise.resolve();
  expect(acts).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', '<template id="scripts"></template>');
  await Promise.resolve();
  expect(acts).toEqual(['waited']);
  whenParsed(() => acts.push('at once'));
  document.body.append('More');
  await Promise.resolve();
  expect(acts).toEqual(['waited', 'at once']);
});
