import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import {
  contactEnquiry,
  generalEmail,
  generalMessage,
  newsletterConfirmation,
  serviceMessage,
  shortlistMessage,
  toFirstName,
  vehicleCardMessage,
  vehicleDetailMessage,
} from './messages';

const enquiry = {
  name: ' Wanjiru Kamau ',
  email: ' wanjiru@mail.example ',
  phone: ' +254 711 000 000 ',
  service: 'purchase',
  message: 'Is the Phantom still here?\nI could come on Friday.\n',
};

describe('Section 7: the prefilled messages', () => {
  it('says which vehicle a card is about, to buy or to rent', () => {
    expect(vehicleCardMessage('Ferrari 488 GTB', 'sale')).toBe(
      'Hello Savanna, I am interested in the Ferrari 488 GTB (Purchase).',
    );
    expect(vehicleCardMessage('Ferrari 488 GTB', 'rental')).toBe(
      'Hello Savanna, I am interested in the Ferrari 488 GTB (Rental).',
    );
  });

  it('says the dates of a rental, never of a purchase', () => {
    expect(vehicleCardMessage('Ferrari 488 GTB', 'rental', 'From A to B.')).toBe(
      'Hello Savanna, I am interested in the Ferrari 488 GTB (Rental). From A to B.',
    );
    expect(vehicleDetailMessage({ id: 2, name: 'Ferrari 488 GTB' }, 'sale', 'From A to B.')).not.toContain('From A');
  });

  it('names the vehicle and its mode from the vehicle page', () => {
    expect(vehicleDetailMessage({ id: 2, name: 'Ferrari 488 GTB' }, 'sale')).toContain(
      'the Ferrari 488 GTB (Purchase)',
    );
    expect(vehicleDetailMessage({ id: 2, name: 'Ferrari 488 GTB' }, 'rental')).toContain(
      'the Ferrari 488 GTB (Rental)',
    );
    expect(vehicleDetailMessage({ id: 2, name: 'Ferrari 488 GTB' }, 'rental')).toMatch(
      /\n\nhttps:\/\/cars\.example\/vehicle\/2\/\?mode=rental$/,
    );
  });

  it('names the service from a service dialog', () => {
    expect(serviceMessage('Financing Solutions')).toContain('Financing Solutions');
  });

  it('is generic elsewhere, with a subject and a body for e-mail', () => {
    expect(generalMessage).toMatch(/^Hello Savanna, /);
    expect(generalEmail.subject).toContain('Savanna');
    expect(generalEmail.body).toContain(generalMessage);
  });
});

describe('Section 3: the message form', () => {
  it('composes the enquiry from the five fields', () => {
    const { subject, body } = contactEnquiry(enquiry);
    expect(subject).toBe('Buying a Car: enquiry from Wanjiru Kamau');
    expect(body).toBe(
      [
        'Hello Savanna,',
        '',
        'Is the Phantom still here?',
        'I could come on Friday.',
        '',
        'Service: Buying a Car',
        'Name: Wanjiru Kamau',
        'E-mail: wanjiru@mail.example',
        'Phone: +254 711 000 000',
      ].join('\n'),
    );
  });

  it('shows a service it does not know as written', () => {
    expect(contactEnquiry({ ...enquiry, service: 'valuation' }).body).toContain('Service: valuation\n');
  });
});

describe('Section 4: confirmations', () => {
  it.each([
    [' Wanjiru  Kamau', ', Wanjiru'],
    ['Dr. Amina Odhiambo', ', Amina'],
    ['J. K. Mwangi', ', Mwangi'],
    ['Dr.', ', Dr'],
    ['  ', ''],
  ])('thank %j by first name', (name, first) => {
    expect(toFirstName('Thank you', name)).toBe(`Thank you${first}`);
  });

  it('confirm the newsletter word for word', () => {
    expect(newsletterConfirmation).toBe('Thank you for subscribing! Check your email for confirmation.');
  });
});

describe('The message with a whole shortlist', () => {
  const vehicles = [specificationVehicle(2), specificationVehicle(9)];

  it('lists name, year, price and page of every vehicle', () => {
    expect(shortlistMessage(vehicles, 'sale')).toBe(
      [
        'Hello Savanna, I am interested in these 2 vehicles (Purchase):',
        '1. Ferrari 488 GTB (2024), KES 55,000,000\nhttps://cars.example/vehicle/2/',
        '2. BMW M8 Competition (2022), KES 28,000,000\nhttps://cars.example/vehicle/9/',
        'Please send me more details.',
      ].join('\n\n'),
    );
  });

  it('gives the daily rates, the pages and the dates in rental mode', () => {
    expect(shortlistMessage(vehicles.slice(0, 1), 'rental', 'From A to B.')).toBe(
      [
        'Hello Savanna, I am interested in this vehicle (Rental):',
        '1. Ferrari 488 GTB (2024), KES 150,000/day\nhttps://cars.example/vehicle/2/?mode=rental',
        'From A to B. Please send me more details.',
      ].join('\n\n'),
    );
  });

  it('says so of a price on request, and gives the rate of a car that is for rent only', () => {
    const [first, second] = vehicles;
    const list = [
      { ...first, price: 'on request' } as const,
      { ...second, price: 'not for sale' } as const,
    ] as typeof vehicles;
    expect(shortlistMessage(list, 'sale')).toContain('1. Ferrari 488 GTB (2024), price on request\n');
    expect(shortlistMessage(list, 'sale')).toContain('2. BMW M8 Competition (2022), KES 75,000/day, for rent only\n');
  });
});
