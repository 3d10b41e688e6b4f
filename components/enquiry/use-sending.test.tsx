import { act, render, screen } from '@testing-library/react';
import { SendFailure, useSending } from './use-sending';

const reported: unknown[] = [];
let send: ReturnType<typeof useSending>['send'];

function Probe() {
  const sending = useSending('Not sent.');
  send = sending.send;
  return <p>{sending.failure ?? (sending.sending ? 'sending' : 'idle')}</p>;
}

const state = () => screen.getByRole('paragraph').textContent;
const broken = new Error('broken');

beforeEach(() => {
  reported.length = 0;
  globalThis.reportError = (error) => reported.push(error);
  render(<Probe />);
});

it('says that a failed request failed, and reports why', async () => {
  await act(async () =>
    send(
      () => Promise.reject(broken),
      () => {},
    ),
  );
  expect(state()).toBe('Not sent.');
  expect(reported).toEqual([broken]);
});

it('shows the message of a failure', async () => {
  const refused = new SendFailure('It was refused.');
  await act(async () =>
    send(
      () => Promise.reject(refused),
      () => {},
    ),
  );
  expect(state()).toBe('It was refused.');
  expect(reported).toEqual([refused]);
});

it('does not call a bug after a successful request a failed request, and reports it', async () => {
  await act(async () =>
    send(
      async () => {},
      () => {
        throw broken;
      },
    ),
  );
  expect(state()).toBe('idle');
  expect(reported).toEqual([broken]);
});

it('ignores a second press while the first request is pending', async () => {
  let requests = 0;
  const request = () => {
    requests++;
    return new Promise<void>(() => {});
  };
  await act(async () => {
    send(request, () => {});
    send(request, () => {});
  });
  expect(requests).toBe(1);
});
