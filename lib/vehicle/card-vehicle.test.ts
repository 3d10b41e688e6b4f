import { cardPicture } from '@/lib/pictures/vehicle-pictures';
import { site } from '@/lib/site/site';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { toCardVehicle, toInventoryVehicle, toListedVehicle } from './card-vehicle';

const ferrari = specificationVehicle(2, { stockPhotos: ['41'] });
const facts = {
  id: 2,
  name: 'Ferrari 488 GTB',
  price: 55_000_000,
  dailyRental: 150_000,
  year: '2024',
  status: 'available',
};

describe('What a list in the browser knows of a vehicle', () => {
  it('has the facts of cards and filters, and the picture', () => {
    expect(toCardVehicle(ferrari)).toStrictEqual({
      ...facts,
      brand: 'Ferrari',
      model: '488 GTB',
      fuel: ferrari.fuel,
      transmission: ferrari.transmission,
      category: 'supercar',
      engine: '3.9L Twin-Turbo V8',
      acceleration: ferrari.acceleration,
      picture: cardPicture(ferrari).source,
    });
  });

  it('is less in the short lists', () => {
    expect(toListedVehicle(ferrari)).toStrictEqual({ ...facts, picture: cardPicture(ferrari).source });
  });

  it('is the photo too where there is a host for it', () => {
    jest.replaceProperty(site, 'stockPhotoHost', { origin: 'https://images.example', path: '/photos/{id}?w={width}' });
    const { stock } = cardPicture(ferrari);
    expect(stock?.src).toMatch(/^https:\/\/images\.example\/photos\/41/);
    expect(toCardVehicle(ferrari).stock).toStrictEqual(stock);
    expect(toListedVehicle(ferrari).stock).toStrictEqual(stock);
  });
});

it('is a card with the facts of the comparison', () => {
  const vehicle = specificationVehicle(2, { power: 660 });
  expect(toInventoryVehicle(vehicle)).toMatchObject({
    ...toCardVehicle(vehicle),
    mileage: vehicle.mileage,
    topSpeed: vehicle.topSpeed,
    power: 660,
  });
});
