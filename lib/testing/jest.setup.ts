import { format } from 'node:util';

// Tests that encode pictures or start processes are slow on a busy machine, without a fault.
jest.setTimeout(30_000);

/** React reports faults on the console: a key used twice, an update out of turn. No test passes with that. */
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    complaints.push(format(...words));
  });
});

afterEach(() => {
  jest.mocked(console.error).mockRestore?.();
  expect(complaints).toEqual([]);
});
