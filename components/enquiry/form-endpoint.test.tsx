import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from './contact-form';
import { Newsletter } from './newsletter';

// Before the forms are loaded: they read it once.
jest.mock('@/data/site.json', () => ({
  ...jest.requireActual('@/data/site.json'),
  formEndpoint: 'https://forms.example/take',
  formFields: [{ name: 'access_key', value: 'k-1' }],
}));

type Answer = { ok: boolean; status: number };

/** The errors that a failed request reports. */
const reportError = jest.fn();

const endpoint = jest.fn<Promise<Answer>, [string, { method: string; body: FormData; signal: AbortSignal }]>();
const delivers = async () => ({ ok: true, status: 200 });
const answers = (status: number) => async () => ({ ok: false, status });
const refuses = answers(403);
const isOutOfReach = async () => {
  throw new TypeError('Failed to fetch');
};

const staysSilent = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const user = userEvent.setup();
const email = () => screen.getByRole('textbox', { name: 'E-mail address' });
const consent = () => screen.getByRole('checkbox', { name: /^I agree that Savanna / });
const message = () => screen.getByRole('textbox', { name: 'Message' });

async function subscribe() {
  await paste(email(), 'wanjiru@mail.example');
  await user.click(consent());
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
}

const send = () => user.click(screen.getByRole('button', { name: 'Send Message' }));

async function paste(field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function fillIn() {
  await paste(screen.getByRole('textbox', { name: 'Name' }), 'Wanjiru Kamau');
  await paste(screen.getByRole('textbox', { name: 'E-mail' }), 'wanjiru@mail.example');
  await paste(screen.getByRole('textbox', { name: 'Phone' }), '0711000000');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'rental');
  await paste(message(), 'For a wedding');
  await user.click(consent());
}

async function enquire() {
  await fillIn();
  await send();
}

beforeEach(() => {
  endpoint.mockReset();
  Object.assign(globalThis, { fetch: endpoint });
  jest.spyOn(globalThis, 'reportError').mockImplementation(reportError.mockReset());
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('Decision, a form endpoint: contact form of a dealer with a form endpoint', () => {
  it('posts the five fields and the fixed ones to it', async () => {
    endpoint.mockImplementation(delivers);
    render(<ContactForm services={[]} fileCount={1} />);
    await enquire();
    const [address, request] = endpoint.mock.calls[0] ?? [];
    expect(request).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } });
    expect(address).toBe('https://forms.example/take');
    expect(request?.method).toBe('POST');
    expect(Object.fromEntries(request?.body ?? [])).toEqual({
      name: 'Wanjiru Kamau',
      email: 'wanjiru@mail.example',
      phone: '0711000000',
      service: 'rental',
      message: 'For a wedding',
      consent: 'yes',
      access_key: 'k-1',
    });
  });

  it('says that the enquiry was sent, and clears', async () => {
    endpoint.mockImplementation(delivers);
    render(<ContactForm services={[]} fileCount={1} />);
    await enquire();
    expect(screen.getByRole('status')).toHaveTextContent(/^Thank you, Wanjiru\. Your enquiry has been sent\.$/);
    expect(message()).toHaveValue('');
  });

  it.each([
    ['refuses it', refuses, /^Your enquiry was refused by our form service and has not arrived\./],
    ['fails', answers(502), /^Your enquiry may have arrived, but no confirmation came\./],
    ['is out of reach', isOutOfReach, /^Your enquiry may have arrived, but no confirmation came\./],
  ])('keeps what was typed and says whether it may have arrived when it %s', async (_, failure, text) => {
    endpoint.mockImplementation(failure);
    render(<ContactForm services={[]} fileCount={1} />);
    await enquire();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(reportError).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Wanjiru Kamau');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('wanjiru@mail.example');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('0711000000');
    expect(screen.getByRole('combobox', { name: 'Service' })).toHaveValue('rental');
    expect(message()).toHaveValue('For a wedding');
  });

  it('takes the complaint back when a second try succeeds', async () => {
    endpoint.mockImplementationOnce(refuses).mockImplementationOnce(delivers);
    render(<ContactForm services={[]} fileCount={1} />);
    await enquire();
    await send();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Your enquiry has been sent.');
  });

  it('says that it is sending, and sends once, however often the button is pressed meanwhile', async () => {
    endpoint.mockReturnValue(new Promise(() => {}));
    render(<ContactForm services={[]} fileCount={1} />);
    await enquire();
    expect(screen.getByRole('status')).toHaveTextContent('Sending…');
    await user.click(screen.getByRole('button', { name: 'Sending…' }));
    expect(endpoint).toHaveBeenCalledTimes(1);
  });

  it('keeps text typed while the request was pending', async () => {
    let arrive = (_: Answer) => {};
    endpoint.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    render(<ContactForm services={[]} fileCount={1} />);
    await enquire();
    await user.type(message(), ' in May');
    await act(async () => arrive({ ok: true, status: 200 }));
    expect(screen.getByRole('status')).toHaveTextContent('Your enquiry has been sent.');
    expect(message()).toHaveValue('For a wedding in May');
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });

  it('gives up after 20 seconds without an answer, and says so', async () => {
    endpoint.mockImplementation(staysSilent);
    render(<ContactForm services={[]} fileCount={1} />);
    await fillIn();
    jest.useFakeTimers();
    await act(async () => screen.getByRole('button', { name: 'Send Message' }).click());
    await act(() => jest.advanceTimersByTimeAsync(19_999));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Your enquiry may have arrived, but no confirmation came\./);
    expect(message()).toHaveValue('For a wedding');
  });

  it('says that nothing was sent by a device that was offline', async () => {
    endpoint.mockImplementation(isOutOfReach);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<ContactForm services={[]} fileCount={1} />);
    await enquire();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Your enquiry has not been sent: you are offline\./);
    expect(message()).toHaveValue('For a wedding');
  });

  it('keeps the fixed fields out of the draft', async () => {
    render(<ContactForm services={[]} fileCount={1} />);
    await fillIn();
    expect(sessionStorage.getItem('enquiry')).toContain('For a wedding');
    expect(sessionStorage.getItem('enquiry')).not.toContain('access_key');
  });

  it('takes the form without scripts, too', () => {
    const { container } = render(<ContactForm services={[]} fileCount={1} />);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', 'https://forms.example/take');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveClass('js-only');
    expect(screen.queryByText(/needs JavaScript/)).toBeNull();
  });
});

describe.each([
  ['contact', <ContactForm key="contact" services={[]} fileCount={1} />, fillIn, 'Send Message'],
  ['newsletter', <Newsletter key="newsletter" id="newsletter" />, () => paste(email(), 'w@mail.example'), 'Subscribe'],
])('Consent is given, not assumed: %s form', (_, form, fill, button) => {
  it('sends nothing before the box is ticked, which it is not at first, nor after sending', async () => {
    endpoint.mockImplementation(delivers);
    render(form);
    expect(consent()).not.toBeChecked();
    await fill();
    if ((consent() as HTMLInputElement).checked) await user.click(consent());
    await user.click(screen.getByRole('button', { name: button }));
    expect(endpoint).not.toHaveBeenCalled();
    expect(consent()).toBeInvalid();
    await user.click(consent());
    await user.click(screen.getByRole('button', { name: button }));
    expect(endpoint).toHaveBeenCalledTimes(1);
    expect(consent()).not.toBeChecked();
  });
});

describe('Decision, a form endpoint: newsletter form of a dealer with a form endpoint', () => {
  it('posts the e-mail address to it and confirms', async () => {
    endpoint.mockImplementation(delivers);
    render(<Newsletter id="newsletter" />);
    await subscribe();
    const [address, request] = endpoint.mock.calls[0] ?? [];
    expect(address).toBe('https://forms.example/take');
    expect(request?.method).toBe('POST');
    expect(Object.fromEntries(request?.body ?? [])).toEqual({
      email: 'wanjiru@mail.example',
      consent: 'yes',
      access_key: 'k-1',
    });
    expect(screen.getByRole('status')).toHaveTextContent('Thank you for subscribing!');
  });

  it.each([
    ['refuses it', refuses, /^Your address was refused by our form service and has not arrived\./],
    ['is out of reach', isOutOfReach, /^Your address may have arrived, but no confirmation came\./],
  ])('keeps what was typed and says whether it may have arrived when it %s', async (_, failure, text) => {
    endpoint.mockImplementation(failure);
    render(<Newsletter id="newsletter" />);
    await subscribe();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(email()).toHaveValue('wanjiru@mail.example');
  });

  it('takes the complaint back when a second try succeeds', async () => {
    endpoint.mockImplementationOnce(refuses).mockImplementationOnce(delivers);
    render(<Newsletter id="newsletter" />);
    await subscribe();
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Thank you for subscribing!');
  });

  it('sends once, however often the button is pressed meanwhile', async () => {
    endpoint.mockReturnValue(new Promise(() => {}));
    render(<Newsletter id="newsletter" />);
    await subscribe();
    expect(screen.getByRole('status')).toHaveTextContent('Sending…');
    await user.click(screen.getByRole('button', { name: 'Sending…' }));
    expect(endpoint).toHaveBeenCalledTimes(1);
  });

  it('keeps an address that was typed while the first was on its way', async () => {
    let arrive = (_: Answer) => {};
    endpoint.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    render(<Newsletter id="newsletter" />);
    await subscribe();
    await user.type(email(), '.ke');
    await act(async () => arrive({ ok: true, status: 200 }));
    expect(email()).toHaveValue('wanjiru@mail.example.ke');
  });
});

it('leaves out the e-mail of visitors without scripts: islands read markup from the page, and the page does not hold it', () => {
  expect(ContactForm({ services: [], fileCount: 1 }).props.byMail).toBeNull();
});
