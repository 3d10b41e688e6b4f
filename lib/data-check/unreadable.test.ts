import { unreadableLine } from './unreadable';

function errorWithStack(error: Error, stack: string): Error {
  error.stack = `${error.name}: ${error.message}\n${stack}`;
  return error;
}

it.each(['/srv/site/data/vehicles.ts', String.raw`C:\site\data\vehicles.ts`])(
  'names the line of a mistake in %s',
  (file) => {
    const error = new Error(`Transform failed with 1 error:\n${file}:6:4: ERROR: Expected "}" but found "name"`);

    expect(unreadableLine('data/vehicles.ts', error)).toBe(
      'data/vehicles.ts, line 6: Expected "}" but found "name"; is a comma or a quotation mark missing there or on the line before?',
    );
  },
);

it('names the line of a word without quotation marks', () => {
  const error = errorWithStack(
    new ReferenceError('luxury is not defined'),
    '    at <anonymous> (/srv/site/data/vehicles.ts:40:15)\n    at ModuleJob.run (node:internal/modules/esm/module_job:325:25)',
  );

  expect(unreadableLine('data/vehicles.ts', error)).toBe(
    'data/vehicles.ts, line 40: luxury is not defined; text must stand in quotation marks',
  );
});

it('gives the first line of any other error', () => {
  const error = errorWithStack(
    new Error("Cannot find module './cars'\nRequire stack:"),
    '    at resolve (node:internal:1:2)',
  );

  expect(unreadableLine('data/vehicles.ts', error)).toBe(
    "data/vehicles.ts: cannot be read (Cannot find module './cars')",
  );
  expect(unreadableLine('data/site.ts', 'text')).toBe('data/site.ts: cannot be read (text)');
  expect(unreadableLine('data/site.ts', null)).toBe('data/site.ts: cannot be read (null)');
});
