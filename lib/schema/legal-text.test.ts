import { blocksOf, FACTS, type Facts, gapsOf, unknownFacts, withFacts } from './legal-text';

const facts: Facts = {
  house: 'Star Cars',
  address: 'Kangaru Road, Nairobi',
  email: 'info@starcars.co.ke',
  phone: '0711 222 333',
  site: 'www.starcars.co.ke',
  forms: 'Nothing is sent.',
};

it('fills in the facts of the house, and nothing else', () => {
  expect(withFacts('{house}, {address}: {email}. {forms}', facts)).toBe(
    'Star Cars, Kangaru Road, Nairobi: info@starcars.co.ke. Nothing is sent.',
  );
  expect(unknownFacts('{house} and {constructor}, {hous}', FACTS)).toEqual(['constructor', 'hous']);
  expect(withFacts('{constructor}', facts)).toBe('{constructor}');
});

it('lists the open places', () => {
  expect(gapsOf('We are [registered name], number [number].')).toEqual(['[registered name]', '[number]']);
  expect(gapsOf('We are Star Cars.')).toEqual([]);
});

it('reads paragraphs and lists', () => {
  expect(blocksOf('One\nline.\n\n- first\n- second\n \nLast - with a dash.')).toEqual([
    { kind: 'paragraph', lines: ['One line.'] },
    { kind: 'list', lines: ['first', 'second'] },
    { kind: 'paragraph', lines: ['Last - with a dash.'] },
  ]);
});
