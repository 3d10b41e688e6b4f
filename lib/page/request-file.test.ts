import { requestFile } from './request-file';

const { timeout } = AbortSignal;
afterEach(() => Object.assign(AbortSignal, { timeout }));

it('asks again each time, and gives up after 20 seconds where a browser can', async () => {
  const request = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const signal = AbortSignal.abort();
  const limited = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  await requestFile('/inventory/1/0.json');
  expect(request).toHaveBeenLastCalledWith('/inventory/1/0.json', { cache: 'no-cache', signal });
  expect(limited).toHaveBeenCalledWith(20_000);

  Object.assign(AbortSignal, { timeout: undefined });
  await requestFile('/a');
  expect(request).toHaveBeenLastCalledWith('/a', { cache: 'no-cache', signal: undefined });
});
