import { format } from 'node:util';

// Some wait for pictures to be encoded or for processes, which takes its time on a busy machine; that is no fault of theirs.
jest.setTimeout(30_000);

/** React says on the console what it finds wrong: a key used twice, an update out of turn. No test passes with that. */
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
