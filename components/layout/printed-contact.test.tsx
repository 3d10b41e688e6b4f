import { render, screen } from '@testing-library/react';
import { PrintedContact } from './printed-contact';

jest.mock('@/data/site', () => jest.requireActual('@/lib/site.fixture'));

describe('A printed page', () => {
  it('says who to call, where to write and where to go', () => {
    render(<PrintedContact />);
    expect(screen.getByText('Savanna, Kangaru Road, Nairobi, Kenya')).toBeInTheDocument();
    expect(
      screen.getByText('+254 711 111 111 · 0722 222 222 · info@cars.example · https://cars.example'),
    ).toBeInTheDocument();
  });
});
