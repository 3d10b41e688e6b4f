import { render, screen } from '@testing-library/react';
import { PrintedContact } from './printed-contact';

describe('A printed page', () => {
  it('says who to call, where to write and where to go', () => {
    render(<PrintedContact />);
    expect(screen.getByText('Savanna, Baobab Lane 7, Mombasa, Kenya')).toBeInTheDocument();
    expect(
      screen.getByText('+254 711 111 111 · 0722 222 222 · info@cars.example · https://cars.example'),
    ).toBeInTheDocument();
  });

  it('names the address of its own page, in words and as a QR code, where it has one', () => {
    render(<PrintedContact path="/vehicle/7/" />);
    expect(screen.getByText(/https:\/\/cars\.example\/vehicle\/7\/$/)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'QR code of https://cars.example/vehicle/7/' })).toBeInTheDocument();
  });
});
