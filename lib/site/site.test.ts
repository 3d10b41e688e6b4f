import type { Site } from '@/lib/schema/types';

it('holds the texts of data/site.json without spaces around them, and phone numbers as telephones dial them', () => {
  const written = {
    name: ' House\u200b ',
    soldCarsStay: 30,
    stockPhotoHost: null,
    phones: ['+254 711 000 001 '],
    whatsapp: '+254 (711) 000-002',
  };
  let site: Site | undefined;
  jest.doMock('@/data/site.json', () => written);
  jest.isolateModules(() => {
    ({ site } = jest.requireActual('./site'));
  });
  expect(site).toEqual({
    name: 'House',
    soldCarsStay: 30,
    stockPhotoHost: null,
    phones: [{ display: '+254 711 000 001', e164: '+254711000001' }],
    whatsapp: '254711000002',
  });
});
