type Clock = typeof import('./dealer-clock');

/** The clock of a build at a moment, in seconds since 1970 as the environment has it. */
function clockAt(epoch: string | undefined): Clock {
  jest.replaceProperty(process, 'env', { ...process.env, SOURCE_DATE_EPOCH: epoch });
  let clock: Clock | undefined;
  jest.isolateModules(() => {
    clock = jest.requireActual('./dealer-clock');
  });
  return clock as Clock;
}

// 21:30 UTC on 25 November 2031: the next day in Nairobi.
const EPOCH = '1953408600';

it('takes the moment of the build from SOURCE_DATE_EPOCH', () => {
  expect(clockAt(EPOCH).builtOn).toBe('2031-11-26');
});

it.each(['2026-11-26', 'x1953408600', '1953408600x', ''])('says that %j is no moment', (epoch) => {
  expect(() => clockAt(epoch)).toThrow(`SOURCE_DATE_EPOCH is '${epoch}', expected the seconds since 1970.`);
});

it('otherwise builds at this moment', () => {
  jest.useFakeTimers({ now: new Date('2027-03-31T21:30:00Z') });
  expect(clockAt(undefined).builtOn).toBe('2027-04-01');
  jest.useRealTimers();
});
