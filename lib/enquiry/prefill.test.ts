import { serviceEnquiryRoute, vehicleEnquiryRoute } from '@/lib/page/routes';
import { site } from '@/lib/site/site';
import { carsAsked, enquiryPrefill, prefillOf } from './prefill';

const subjects = {
  vehicles: [
    { id: 7, name: 'Aston Martin DB11' },
    { id: 12, name: 'Lexus LC 500' },
  ],
  services: [
    { slug: 'lending', title: 'Lending', enquiry: 'anything' },
    { slug: 'washing', title: 'Washing', enquiry: 'workshop' },
  ],
};
const prefill = (search: string) => enquiryPrefill(search, subjects);
const searchOf = (route: string) => new URL(route, 'https://cars.example').search;

describe('An enquiry begun from an address', () => {
  it('is about the car a visitor comes from, in the mode it was looked at', () => {
    expect(prefill(searchOf(vehicleEnquiryRoute(7)))).toEqual({
      about: 'the Aston Martin DB11',
      service: 'purchase',
      message: 'I am interested in the Aston Martin DB11 (Purchase).\nhttps://cars.example/vehicle/7/',
    });
    expect(prefill(searchOf(vehicleEnquiryRoute(12, 'rental')))).toEqual({
      about: 'the Lexus LC 500',
      service: 'rental',
      message: 'I am interested in the Lexus LC 500 (Rental).\nhttps://cars.example/vehicle/12/?mode=rental',
    });
  });

  it('is about the service a visitor comes from, under the choice it belongs to', () => {
    expect(prefill(searchOf(serviceEnquiryRoute('lending')))).toEqual({
      about: 'Lending',
      service: 'anything',
      message: 'I am interested in your service: Lending.',
    });
    expect(prefill('?service=washing')?.service).toBe('workshop');
  });

  it.each(site.enquiries)('chooses $label for ?service=$value, and leaves the words to the visitor', (option) => {
    expect(prefill(`?service=${option.value}`)).toEqual({ about: option.label, service: option.value, message: '' });
  });

  it('takes a service chosen for a car', () => {
    expect(prefill('?car=7&service=workshop')).toMatchObject({ about: 'the Aston Martin DB11', service: 'workshop' });
  });

  it.each([
    '',
    '?',
    '?car=',
    '?car=8',
    '?car=07',
    '?car=7.0',
    '?car=7e0',
    '?car=%37%00',
    '?car=<script>',
    '?car=__proto__',
    '?service=constructor',
    '?service=toString',
    '?service=%E0%A4%A',
    '?mode=rental',
  ])('is not begun by %j', (search) => {
    expect(prefill(search)).toBeNull();
  });

  it.each(['?car=7&mode=RENTAL', '?car=7&mode=', '?car=7&mode=%00rental'])(
    'is a purchase for the mode of %j',
    (search) => {
      expect(prefill(search)?.service).toBe('purchase');
    },
  );

  it('is known again by its words', () => {
    expect(
      prefillOf('I am interested in the Lexus LC 500 (Rental).\nhttps://cars.example/vehicle/12/?mode=rental', subjects)
        ?.service,
    ).toBe('rental');
    expect(
      prefillOf(
        'I am interested in the Lexus LC 500 (Rental).\nhttps://cars.example/vehicle/12/?mode=rental Today?',
        subjects,
      ),
    ).toBeUndefined();
    expect(prefillOf('', subjects)).toBeUndefined();
  });
});

it('knows the cars that addresses ask about, to fetch their names', () => {
  expect(carsAsked('?car=7', '')).toEqual([7]);
  expect(carsAsked('?car=7&mode=rental', '?car=12')).toEqual([7, 12]);
  expect(carsAsked('?car=7', '?car=7')).toEqual([7]);
  expect(carsAsked('?service=selling', '?car=<b>')).toEqual([]);
});
