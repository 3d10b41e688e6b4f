import { linesOfVehicle, linesWith } from '@/lib/testing/sound-data';

it.each<[string, object, string]>([
  ['meta', { meta: 'yes' }, 'is "yes"; write true or false'],
  ['google', { google: true }, 'is true; write { … } with the fields storeCode'],
  [
    'google.storeCode',
    { google: { storeCode: 'a b' } },
    'is "a b"; write the store code of your Google Business Profile, at most 64 characters, such as ‘nairobi-1’',
  ],
])('reports %s of the feeds in %j', (field, feeds, message) => {
  expect(linesWith({ feeds })).toEqual([`data/feeds.json: ${field} ${message}`]);
});

it('takes feeds that are on, off or not named', () => {
  expect(linesWith({ feeds: { vehicles: true, arrivals: false, google: { storeCode: 'nairobi-1' } } })).toEqual([]);
  expect(linesWith({ feeds: {} })).toEqual([]);
});

it.each(['1M8GDM9AXKP04278', '1M8GDM9AXKP04278O', 17])('reports %j as an identification number', (vin) => {
  expect(linesOfVehicle({ vin })).toEqual([
    expect.stringContaining("write 17 letters and digits without I, O and Q such as '1M8GDM9AXKP042788'"),
  ]);
});

it('takes an identification number in small letters', () => {
  expect(linesOfVehicle({ vin: ' 1m8gdm9axkp042788 ' })).toEqual([]);
});
