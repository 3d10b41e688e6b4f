import { readFileSync } from 'node:fs';
import { saveFaults } from './save-faults';

const read = (file: string) => JSON.parse(readFileSync(`e2e/fixtures/dealership/${file}.json`, 'utf8'));

it.each([
  // As the form has empty fields and pictures that only the check knows, and the library its marks.
  ['vehicles/swift', { odometer: '', images: ['/pictures/swift/new.webp'] }, []],
  ['vehicles/swift', { history: [{ text: 'Serviced.', __sc_key: '1' }] }, []],
  ['vehicles/swift', { transmission: '' }, ['Gearbox is ""; write text on one line, with letters or digits.']],
  [
    'vehicles/swift',
    { rentalTerms: { deposit: 'some' } },
    [expect.stringMatching(/^Rental terms of this car, Security deposit is "some"; write a whole number of shillings/)],
  ],
  ['site', { formEndpoint: 'https://forms.example.com/x' }, []],
  ['site', { blurb: '' }, [expect.stringMatching(/^Sentence at the foot is ""; write/)]],
  [
    'team',
    { team: [{ name: 'A', position: 'B' }] },
    [expect.stringMatching(/^Team, item 1, About them is missing; write/)],
  ],
])('says of %s with %j, in the words of the form, %j', (file, changes, faults) => {
  expect(saveFaults(`data/${file}.json`, { ...read(file), ...changes })).toEqual(faults);
});
