import fc from 'fast-check';

/*
 * Unexpected input from a visitor, an address, a storage or a dealer. The properties of *.hostile.test.ts run 100 times in
 * `npm test` and 100,000 times in `npm run test:hostile`. The setup of the latter (lib/testing/jest.hostile.setup.ts) sets its
 * number before this module runs.
 */
fc.configureGlobal({ numRuns: 100, ...fc.readConfigureGlobal() });

const trouble = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '{"__proto__":{"a":1}}'],
  ...['</script>', '<!--', ']]>', '<img src=x onerror=alert(1)>', '" onclick="', "' onclick='", 'javascript:alert(1)'],
  ...[
    '\r\n',
    '\n',
    '\r',
    '\0',
    '\t',
    '\u001b[2J',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u202e',
    '\u200b',
    '\ufeff',
    '\ufffd',
  ],
  ...['\r\nBcc: x@y.example', '\r\nEND:VCARD\r\nTEL:1', '\r\n ', '\\', '\\n', '\\,', ';', ':', ','],
  ...['%', '%0D%0A', '%ED%A0%80', '%E0%A4%A', '%00', '%25', '%u0041', '&', '=', '?', '#', '+', '/', '//', '..', '@'],
  ...['\ud83d', '\ude97', '🚗', '👩‍🔧', 'é', 'e\u0301', 'İ', 'ß', 'Σ', 'ﬃ', '한'],
  ...[
    'NaN',
    'Infinity',
    '-0',
    '-1',
    '1e999',
    '0x10',
    '9'.repeat(20),
    '1.5',
    '1,000',
    'KES ',
    '/day',
    ' km/h',
    's',
    ' ',
  ],
  ...['null', 'undefined', '[]', '{}', 'all', 'rental', '7', '12', 'dark', 'light'],
] as const;

const ofTrouble = fc.array(fc.constantFrom(...trouble), { maxLength: 8 }).map((parts) => parts.join(''));

/** Any sequence of UTF-16 code units, halves of characters among them. */
const anyUnits = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) });

/** 10,000 characters. */
const endless = fc.constantFrom(...trouble, 'x').map((part) => part.repeat(Math.ceil(10_000 / part.length)));

/** Any text at all; troublesome ones often, now and then 10,000 characters of it. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: ofTrouble },
  { weight: 6, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 6, arbitrary: anyUnits },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: endless },
);

/**
 * The query of an address: these names and troublesome ones, often repeated, or no query. Values are these words or any
 * text, encoded or not.
 */
export function hostileSearch(names: readonly string[], words: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: hostileText });
  const value = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: hostileText });
  const written = (text: fc.Arbitrary<string>) =>
    fc.tuple(text, fc.boolean()).map(([part, encoded]) => (encoded ? encodeURIComponent(wellFormed(part)) : part));
  const query = fc
    .tuple(fc.constantFrom('?', '', '??', '&'), fc.array(fc.tuple(written(name), written(value)), { maxLength: 12 }))
    .map(([start, parts]) => start + parts.map((part) => part.join('=')).join('&'));
  return fc.oneof({ weight: 8, arbitrary: query }, { weight: 1, arbitrary: hostileText });
}

/** A value JSON can hold, with any text in it and as its keys. */
export const hostileJson: fc.Arbitrary<fc.JsonValue> = fc.letrec<{ value: fc.JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    hostileText,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false, 0),
    fc.array(tie('value'), { maxLength: 4 }),
    // From entries, so that '__proto__' becomes a key like any other, as JSON.parse has it.
    fc.array(fc.tuple(hostileText, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value;

/** Possible content of a storage: nothing, any text, or JSON of the expected shape with any values. */
export function hostileStored(fields: readonly string[]): fc.Arbitrary<string | null> {
  const shaped = fc
    .array(fc.tuple(fc.constantFrom(...fields, '__proto__'), fc.oneof(hostileJson, hostileText)), { maxLength: 6 })
    .map((entries) => JSON.stringify(Object.fromEntries(entries)));
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 4, arbitrary: hostileText },
    { weight: 2, arbitrary: hostileJson.map((value) => JSON.stringify(value)) },
    { weight: 6, arbitrary: shaped },
  );
}

/** The text as it can be encoded: a half character becomes U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
