import { site } from '@/lib/site/site';
import { factsOf } from './facts';

it('gives the address on one line, and the name of the host', () => {
  const address = { ...site.address, street: '1 Hill Road', city: 'Nairobi', country: 'Kenya' };
  expect(factsOf({ ...site, address, url: 'https://www.cars.example' })).toMatchObject({
    address: '1 Hill Road, Nairobi, Kenya',
    site: 'www.cars.example',
  });
});

it('says whether forms send anything by themselves', () => {
  expect(factsOf({ ...site, formEndpoint: null }).forms).toMatch(/^The forms of this site send nothing by themselves/);
  expect(factsOf({ ...site, formEndpoint: 'https://forms.example/f/1' }).forms).toMatch(/ to a service that receives/);
});
