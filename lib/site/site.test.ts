import type { Site } from '@/lib/schema/types';

it('holds the texts of data/site.json without spaces around them, and phone numbers as telephones dial them, and null for what it leaves out', () => {
  const written = {
    name: ' House\u200b ',
    soldCarsStay: 30,
    social: { X: 'https://x.com/house' },
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
    social: { Facebook: null, Instagram: null, X: 'https://x.com/house', YouTube: null },
    legal: { privacy: null, terms: null, cookies: null },
    formEndpoint: null,
    stockPhotoHost: null,
    phones: [{ display: '+254 711 000 001', e164: '+254711000001' }],
    whatsapp: '254711000002',
  });
});
