import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveInventory } from '@/components/testing/serve-inventory';
import { vehicles as allVehicles } from '@/lib/inventory/inventory';
import { toListedVehicle } from '@/lib/vehicle/card-vehicle';
import { ContactForm } from './contact-form';
import { Newsletter } from './newsletter';

// Before the forms are loaded: they read it once.
jest.mock('@/data/site.json', () => ({
  ...jest.requireActual('@/data/site.json'),
  formEndpoint: 'https://forms.example/take',
  formFields: [{ name: 'access_key', value: 'k-1' }],
}));

type Answer = { ok: boolean; status: number; text: () => Promise<string> };
const answer = (status: number, text = '') => ({ ok: status < 400, status, text: async () => text });
const endpoint = jest.fn<Promise<Answer>, [string, { method: string; body: FormData; signal: AbortSignal }]>();
const delivers = async () => answer(200, '<p>Thank you</p>');
const outOfReach = () => Promise.reject(new TypeError('Failed to fetch'));
const staysSilent = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise<Answer>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const user = userEvent.setup();
const field = (name: string) => screen.getByRole('textbox', { name });
const message = () => field('Message');
const consent = () => screen.getByRole('checkbox');
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

async function fillIn() {
  for (const [label, text] of [
    ['Name', 'Wanjiru Kamau'],
    ['E-mail', 'wanjiru@mail.example'],
    ['Phone', '0711'],
    ['Message', 'For a wedding'],
  ] as const) {
    await user.click(field(label));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'rental');
  await user.click(consent());
}

async function enquire() {
  render(<ContactForm />);
  await fillIn();
  await press('Send Message');
}

beforeEach(() => {
  endpoint.mockReset();
  Object.assign(globalThis, { fetch: endpoint });
});

const REFUSED = /^Your enquiry was refused by our form service and has not arrived/;

describe('A form endpoint', () => {
  it('gets the fields, the consent and the fixed fields, which the draft does not hold', async () => {
    endpoint.mockImplementation(delivers);
    render(<ContactForm />);
    await fillIn();
    expect(sessionStorage.getItem('enquiry')).toContain('For a wedding');
    expect(sessionStorage.getItem('enquiry')).not.toContain('access_key');
    await press('Send Message');
    const [address, request] = endpoint.mock.calls[0] ?? [];
    expect([address, request?.method]).toEqual(['https://forms.example/take', 'POST']);
    expect(Object.fromEntries(request?.body ?? [])).toEqual({
      name: 'Wanjiru Kamau',
      email: 'wanjiru@mail.example',
      phone: '0711',
      service: 'rental',
      message: 'For a wedding',
      consent: 'yes',
      access_key: 'k-1',
    });
    expect(screen.getByRole('status')).toHaveTextContent(/^Thank you, Wanjiru\. Your enquiry has been sent\.$/);
    expect(message()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('takes the form without scripts, too', () => {
    const { container } = render(<ContactForm />);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', 'https://forms.example/take');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveClass('js-only');
    expect(screen.queryByText(/needs JavaScript/)).toBeNull();
  });

  it.each([
    ['refuses', async () => answer(422), REFUSED],
    ['refuses with status 200', async () => answer(200, '{"success":false,"message":"Invalid key"}'), REFUSED],
    ['refuses in words', async () => answer(200, '{"success":"false"}'), REFUSED],
    ['is not ok', async () => answer(200, '{"ok":false}'), REFUSED],
    ['names an error', async () => answer(200, '{"error":"Form not found"}'), REFUSED],
    ['fails', async () => answer(500), /^Your enquiry may have arrived, but no confirmation came\./],
    ['is out of reach', outOfReach, /^Your enquiry may have arrived, but no confirmation came\./],
  ])('that %s leaves what was typed, and a second try is as good as the first', async (_, refuse, text) => {
    endpoint.mockImplementationOnce(refuse).mockImplementationOnce(delivers);
    await enquire();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(message()).toHaveValue('For a wedding');
    await press('Send Message');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Your enquiry has been sent.');
  });

  it('is not asked by a device that is offline, which is said', async () => {
    endpoint.mockImplementation(outOfReach);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await enquire();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Your enquiry has not been sent: you are offline\./);
  });

  it('is waited for 20 seconds', async () => {
    endpoint.mockImplementation(staysSilent);
    render(<ContactForm />);
    await fillIn();
    jest.useFakeTimers();
    await press('Send Message');
    await act(() => jest.advanceTimersByTimeAsync(19_999));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    expect(screen.getByRole('alert')).toHaveTextContent(/no confirmation came/);
  });

  it('gets one request, however often the button is pressed, and text typed meanwhile stays', async () => {
    let arrive = (_: Answer) => {};
    endpoint.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await enquire();
    expect(screen.getByRole('status')).toHaveTextContent('Sending…');
    await press('Sending…');
    expect(endpoint).toHaveBeenCalledTimes(1);
    await user.type(message(), ' in May');
    await act(async () => arrive(answer(200, '{"success":true,"error":null}')));
    expect(screen.getByRole('status')).toHaveTextContent('Your enquiry has been sent.');
    expect(message()).toHaveValue('For a wedding in May');
  });

  it.each([
    ['contact', <ContactForm key="" />, fillIn, 'Send Message'],
    ['newsletter', <Newsletter key="" id="n" />, () => user.type(field('E-mail address'), 'w@b.example'), 'Subscribe'],
  ])('gets nothing without consent, which is not assumed: %s', async (_, form, fill, button) => {
    endpoint.mockImplementation(delivers);
    render(form);
    expect(consent()).not.toBeChecked();
    await fill();
    if ((consent() as HTMLInputElement).checked) await user.click(consent());
    await press(button);
    expect(endpoint).not.toHaveBeenCalled();
    await user.click(consent());
    await press(button);
    expect(endpoint).toHaveBeenCalledTimes(1);
  });

  it('gets the address of a newsletter; a refused one stays in the field', async () => {
    endpoint.mockImplementationOnce(async () => answer(400)).mockImplementationOnce(delivers);
    render(<Newsletter id="newsletter" />);
    await user.type(field('E-mail address'), 'wanjiru@mail.example');
    await user.click(consent());
    await press('Subscribe');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Your address was refused by our form service/);
    expect(field('E-mail address')).toHaveValue('wanjiru@mail.example');
    await press('Subscribe');
    expect(Object.fromEntries(endpoint.mock.calls[1]?.[1].body ?? [])).toMatchObject({ email: 'wanjiru@mail.example' });
    expect(screen.getByRole('status')).toHaveTextContent('Thank you for subscribing!');
  });
});

describe('A draft', () => {
  const aboutCar = (name: string) =>
    `I am interested in the ${name} (Rental).\nhttps://cars.example/vehicle/7/?mode=rental`;

  async function arrive(address: string, stored: unknown = null) {
    history.replaceState(null, '', address);
    if (stored) sessionStorage.setItem('enquiry', JSON.stringify(stored));
    serveInventory([{ ...toListedVehicle(allVehicles[0] as never), id: 7, name: 'Aston Martin DB11' } as never]);
    render(<ContactForm />);
    await act(async () => {});
  }

  it('survives a reload; text typed before scripts ran comes first', async () => {
    history.replaceState(null, '', '/contact/?car=7&mode=rental');
    await arrive('/contact/?car=7&mode=rental', { fields: { phone: '0722', service: 'balloons' }, from: '' });
    await act(async () => {});
    expect(field('Phone')).toHaveValue('0722');
    expect(message()).toHaveValue(aboutCar('Aston Martin DB11'));
    expect(screen.getByRole('combobox')).toHaveValue('rental');
  });

  it('says that the car of its address is no longer here', async () => {
    await arrive('/contact/?car=999');
    expect(await screen.findByText(/^This car is no longer here/)).toBeVisible();
    expect(message()).toHaveValue('');
  });

  it('keeps all five fields, also past an address with a car', async () => {
    await arrive('/contact/');
    await fillIn();
    cleanup();
    await arrive('/contact/?car=7');
    cleanup();
    await arrive('/contact/');
    expect(['Name', 'E-mail', 'Phone', 'Message'].map((name) => (field(name) as HTMLInputElement).value)).toEqual([
      'Wanjiru Kamau',
      'wanjiru@mail.example',
      '0711',
      'For a wedding',
    ]);
    expect(screen.getByRole('combobox')).toHaveValue('rental');
  });

  it('needs no storage', async () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
    await arrive('/contact/?car=7&mode=rental');
    expect(message()).toHaveValue(aboutCar('Aston Martin DB11'));
    await user.type(field('Name'), 'Wanjiru');
    expect(field('Name')).toHaveValue('Wanjiru');
  });
});
