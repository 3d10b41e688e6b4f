import { fetchInventory, forgetInventory } from './inventory';

const { timeout } = AbortSignal;
afterEach(() => Object.assign(AbortSignal, { timeout }));

it.each([true, false])('asks the host again, and gives up after 20 seconds where a browser can: %j', async (can) => {
  forgetInventory();
  const answer = { vehicles: [], gone: [] };
  const request = jest.fn(async () => ({ ok: true, json: async () => answer }));
  const signal = {};
  const limited = jest.fn(() => signal);
  Object.assign(globalThis, { fetch: request });
  Object.assign(AbortSignal, { timeout: can ? limited : undefined });
  await expect(fetchInventory()).resolves.toEqual(answer);
  expect(request).toHaveBeenLastCalledWith('/inventory/vehicles.json', {
    cache: 'no-cache',
    signal: can ? signal : undefined,
  });
  expect(limited.mock.calls).toEqual(can ? [[20_000]] : []);
});
