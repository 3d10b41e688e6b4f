import { importModule } from './import-module';

const reloadStale = jest.fn();

beforeEach(() => {
  reloadStale.mockClear();
  Object.assign(window, { reloadStale });
});

it('loads a file next to the runtime', async () => {
  jest.doMock('./first.js', () => ({ first: 1 }), { virtual: true });
  expect(await importModule('./first.js')).toMatchObject({ first: 1 });
  expect(reloadStale).not.toHaveBeenCalled();
});

it('requests a file that failed at another address, and asks whether a deploy removed it', async () => {
  await expect(importModule('./lost.js')).rejects.toThrow('./lost.js');
  expect(reloadStale).toHaveBeenCalledWith([expect.stringMatching(/\/lost\.js$/)]);
  jest.doMock('./lost.js?1', () => ({ found: true }), { virtual: true });
  expect(await importModule('./lost.js')).toMatchObject({ found: true });
});

it('gives up a file that does not load in time', async () => {
  jest.useFakeTimers();
  jest.doMock('./slow.js', () => ({}), { virtual: true });
  const loading = importModule('./slow.js');
  jest.advanceTimersByTime(20_000);
  jest.useRealTimers();
  await expect(loading).rejects.toThrow('./slow.js did not load in time.');
});
