import '@testing-library/jest-dom';
import { format } from 'node:util';
import { completeBrowser, resetBrowser } from '@/components/testing/browser';

// Whole pages take jsdom seconds on a busy machine; that is no fault of theirs.
jest.setTimeout(30_000);

if (typeof window !== 'undefined') {
  completeBrowser();
  beforeEach(resetBrowser);
}

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
