import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveInventory } from '@/components/testing/serve-inventory';
import { vehicles as allVehicles } from '@/lib/inventory/inventory';
import { toListedVehicle } from '@/lib/vehicle/card-vehicle';
import { ContactForm } from './contact-form';

const [someVehicle] = allVehicles.map(toListedVehicle);

const vehicles = [
  { ...someVehicle, id: 7, name: 'Aston Martin DB11' },
  { ...someVehicle, id: 12, name: 'Lexus LC 500' },
];
const aboutDb11 = 'I am interested in the Aston Martin DB11 (Rental).\nhttps://cars.example/vehicle/7/?mode=rental';

const user = userEvent.setup();
const field = (name: string) => screen.getByRole('textbox', { name });
const service = () => screen.getByRole('combobox', { name: 'Service' });
const clear = () => user.click(screen.getByRole('button', { name: 'Clear form' }));

/** The page after a reload, with the browser's storage. */
async function arrive(address = '/contact/') {
  history.replaceState(null, '', address);
  serveInventory(vehicles);
  const view = render(<ContactForm services={[]} fileCount={1} />);
  // The name of the car comes from a file.
  await act(async () => {});
  return view;
}

function reload(address?: string) {
  document.body.replaceChildren();
  return arrive(address);
}

describe('What was typed into the contact form', () => {
  it('survives a reload', async () => {
    const { unmount } = await arrive();
    await user.type(field('Name'), 'Wanjiru');
    await user.type(field('Message'), 'For two days');
    await user.selectOptions(service(), 'rental');
    unmount();
    await reload();
    expect(field('Name')).toHaveValue('Wanjiru');
    expect(field('Message')).toHaveValue('For two days');
    expect(service()).toHaveValue('rental');
  });

  it('is gone when the form is cleared, which is said', async () => {
    const { unmount } = await arrive('/contact/?car=7');
    await user.type(field('Name'), 'Wanjiru');
    await clear();
    expect(field('Name')).toHaveValue('');
    expect(field('Message')).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('The form is empty.');
    expect(sessionStorage).toHaveLength(0);
    expect(location.search).toBe('');
    unmount();
    await reload(location.href);
    expect(field('Name')).toHaveValue('');
  });

  it('is gone when it was handed over', async () => {
    await arrive('/contact/?car=7&mode=rental');
    await user.type(field('Name'), 'Wanjiru');
    await user.type(field('E-mail'), 'wanjiru@mail.example');
    await user.type(field('Phone'), '0711');
    expect(sessionStorage).toHaveLength(1);
    await act(async () => screen.getByRole('button', { name: 'Send Message' }).click());
    expect(screen.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
      'href',
      expect.stringContaining('Aston%20Martin%20DB11%20(Rental)'),
    );
    expect(sessionStorage).toHaveLength(0);
    expect(location.search).toBe('');
  });

  it('comes before the message of the address, which is added and can replace it', async () => {
    const { unmount } = await arrive();
    await user.type(field('Name'), 'Wanjiru');
    await user.type(field('Message'), 'Is the Phantom still here?');
    unmount();
    await reload('/contact/?car=7&mode=rental');
    expect(field('Message')).toHaveValue(`Is the Phantom still here?\n\n${aboutDb11}`);
    await user.click(screen.getByRole('button', { name: 'Write only about the Aston Martin DB11' }));
    expect(field('Message')).toHaveValue(aboutDb11);
    expect(field('Message')).toHaveFocus();
    expect(field('Name')).toHaveValue('Wanjiru');
    expect(service()).toHaveValue('rental');
    expect(screen.queryByRole('button', { name: /^Write only/ })).toBeNull();
  });

  it('shows the prompt again for a service that is no longer offered', async () => {
    sessionStorage.setItem('enquiry', JSON.stringify({ fields: { name: 'Wanjiru', service: 'balloons' }, from: '' }));
    await arrive();
    expect(field('Name')).toHaveValue('Wanjiru');
    expect(service()).toHaveDisplayValue('Choose a service');
  });

  it('is not overwritten when it was typed before scripts ran, or before the car was known', async () => {
    history.replaceState(null, '', '/contact/?car=7');
    sessionStorage.setItem('enquiry', JSON.stringify({ fields: { name: 'Otieno', phone: '0722' }, from: '' }));
    serveInventory(vehicles);
    render(<ContactForm services={[]} fileCount={1} />);
    (field('Name') as HTMLInputElement).value = 'Wanjiru';
    await act(async () => {});
    expect(field('Name')).toHaveValue('Wanjiru');
    expect(field('Phone')).toHaveValue('0722');
    expect(field('Message')).toHaveValue(
      'I am interested in the Aston Martin DB11 (Purchase).\nhttps://cars.example/vehicle/7/',
    );
  });

  it('is all kept by whoever types on before the car is known', async () => {
    history.replaceState(null, '', '/contact/?car=7');
    sessionStorage.setItem('enquiry', JSON.stringify({ fields: { phone: '0722' }, from: '' }));
    Object.assign(globalThis, { fetch: () => new Promise(() => {}) });
    render(<ContactForm services={[]} fileCount={1} />);
    await user.type(field('Name'), 'Otieno');
    expect(JSON.parse(sessionStorage.getItem('enquiry') ?? '').fields).toMatchObject({ name: 'Otieno', phone: '0722' });
  });

  it.each(['{', '[]', '{"fields":7}', '{"fields":{"name":{},"service":"x"}}'])('may be %j', async (stored) => {
    sessionStorage.setItem('enquiry', stored);
    await arrive();
    expect(field('Name')).toHaveValue('');
    expect(service()).toHaveValue('');
  });

  it('needs no storage', async () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    await arrive('/contact/?car=7&mode=rental');
    expect(field('Message')).toHaveValue(aboutDb11);
    await user.type(field('Name'), 'Wanjiru');
    expect(field('Name')).toHaveValue('Wanjiru');
    await clear();
    expect(field('Name')).toHaveValue('');
  });
});

describe('An enquiry begun from an address', () => {
  it('names the car and chooses the service, and stores nothing before something is typed', async () => {
    await arrive('/contact/?car=7&mode=rental');
    expect(field('Message')).toHaveValue(aboutDb11);
    expect(service()).toHaveValue('rental');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['?car=99', '?car=<script>', '?service=__proto__', '?car=%E0%A4%A'])('is empty for %j', async (search) => {
    await arrive(`/contact/${search}`);
    expect(field('Message')).toHaveValue('');
    expect(service()).toHaveValue('');
  });
});
