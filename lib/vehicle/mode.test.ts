import fc from 'fast-check';
import { messageSuffix, modeIn, searchInMode } from './mode';

describe('Decision, mode on arrival', () => {
  it.each([
    ['', 'sale'],
    ['?', 'sale'],
    ['?mode=sale', 'sale'],
    ['?mode=rental', 'rental'],
    ['mode=rental', 'rental'],
    ['?from=card&mode=rental&x=1', 'rental'],
    ['?mode=RENTAL', 'sale'],
    ['?mode=rentals', 'sale'],
    ['?mode=', 'sale'],
    ['?mode', 'sale'],
    ['?darkmode=rental', 'sale'],
    ['?note=mode=rental', 'sale'],
    ['?mode=%3Cscript%3E', 'sale'],
    ['?mode=%E0%A4%A', 'sale'],
    ['?mode=rental%00', 'sale'],
  ])('reads %j as %s', (search, mode) => {
    expect(modeIn(search)).toBe(mode);
  });

  it('counts the first of repeated modes', () => {
    expect(modeIn('?mode=rental&mode=sale')).toBe('rental');
    expect(modeIn('?mode=sale&mode=rental')).toBe('sale');
    expect(modeIn('?mode=nonsense&mode=rental')).toBe('sale');
  });

  it('reads any plain query as the browser does', () => {
    const part = fc.constantFrom('mode', 'rental', 'sale', '=', '&', '?', 'x', ' ', '<');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const search = `?${parts.join('')}`;
        const asked = new URLSearchParams(search).get('mode');
        expect(modeIn(search)).toBe(asked === 'rental' ? 'rental' : 'sale');
      }),
      { numRuns: 1000 },
    );
  });

  it('answers a very long query at once', () => {
    const started = performance.now();
    expect(modeIn(`?${'mod=&'.repeat(200_000)}`)).toBe('sale');
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('Section 7: what a message says of the mode', () => {
  it('is (Purchase) in sale mode and (Rental) otherwise', () => {
    expect([messageSuffix('sale'), messageSuffix('rental')]).toEqual(['(Purchase)', '(Rental)']);
  });
});

it('says the mode in an address, and leaves the rest of it', () => {
  expect(searchInMode('', 'rental')).toBe('?mode=rental');
  expect(searchInMode('?cars=1,4&mode=rental', 'sale')).toBe('?cars=1,4');
  expect(searchInMode('?mode=rental&cars=1', 'rental')).toBe('?cars=1&mode=rental');
  expect(searchInMode('?mode=rental', 'sale')).toBe('');
});
