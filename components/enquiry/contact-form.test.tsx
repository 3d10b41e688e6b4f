import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from './contact-form';

const enquiry = {
  Name: 'Wanjiru Kamau',
  'E-mail': 'wanjiru@mail.example',
  Phone: '+254 711 000 000',
  Message: 'Is the Phantom still here & at 80M? 100% + papers\nI could come on Friday.',
};

type Label = keyof typeof enquiry;

const labels = Object.keys(enquiry) as Label[];
const field = (label: string) => screen.getByRole('textbox', { name: label });
const service = () => screen.getByRole('combobox', { name: 'Service' });
const banner = () => screen.queryByText(/^Thank you/);
const handOvers = () => screen.queryAllByRole('link', { name: /^Send / });
const handOver = (name: string) => screen.queryByRole('link', { name });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function fillInTexts(other: Partial<Record<Label, string>> = {}) {
  for (const [label, text] of Object.entries({ ...enquiry, ...other })) {
    // user-event ignores a reset and would continue from the text typed before.
    await user.clear(field(label));
    if (text) await user.paste(text);
  }
}

// In act: the banner appears in a later turn, which fake timers hold up.
const send = () => act(async () => screen.getByRole('button', { name: 'Send Message' }).click());

async function fillInAndSend(other: Partial<Record<Label, string>> = {}) {
  await fillInTexts(other);
  await user.selectOptions(service(), 'Buying a Car');
  await send();
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<ContactForm services={[]} fileCount={1} />);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('Section 5: contact form', () => {
  it.each(labels)('requires the field %s', (label) => {
    expect(field(label)).toBeRequired();
  });

  it('takes e-mail address and phone number by their types', () => {
    expect(field('E-mail')).toHaveAttribute('type', 'email');
    expect(field('Phone')).toHaveAttribute('type', 'tel');
  });

  it('requires a service, of which none is chosen at first', () => {
    expect(service()).toBeRequired();
    expect(service()).toHaveValue('');
  });

  it("offers exactly the dealer's choices", () => {
    const options = within(service()).getAllByRole('option').slice(1);
    expect(options.map((option) => [option.getAttribute('value'), option.textContent])).toEqual([
      ['purchase', 'Buying a Car'],
      ['rental', 'Renting a Car'],
      ['workshop', 'Workshop'],
      ['anything', 'Anything Else'],
    ]);
  });

  it('does not let the prompt be chosen as a service', () => {
    expect(screen.getByRole('option', { name: 'Choose a service' })).toBeDisabled();
  });

  it.each(labels)('is not submitted without %s', async (label) => {
    await fillInAndSend({ [label]: '' });
    expect(banner()).toBeNull();
  });

  it('is not submitted without a service', async () => {
    await fillInTexts();
    await send();
    expect(banner()).toBeNull();
  });

  it('is not submitted with an invalid e-mail address', async () => {
    await fillInAndSend({ 'E-mail': 'wanjiru' });
    expect(banner()).toBeNull();
  });
});

describe('Section 4: contact form', () => {
  it('thanks the visitor by first name and names the next step', async () => {
    await fillInAndSend();
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Thank you, Wanjiru\. Your enquiry is ready to send on WhatsApp or by e-mail\.$/,
    );
  });

  it('shows the banner for exactly 3000 ms', async () => {
    await fillInAndSend();
    pass(2999);
    expect(banner()).toBeInTheDocument();
    pass(1);
    expect(banner()).toBeNull();
  });

  it('leaves a quiet line beside the ways to send it', async () => {
    const note = 'Your enquiry is ready. Choose how to send it.';
    await fillInAndSend();
    expect(screen.queryByText(note)).toBeNull();
    pass(3000);
    expect(screen.getByText(note)).toBeInTheDocument();
    expect(handOver('Send by e-mail')).toBeInTheDocument();
  });

  it('clears all five fields', async () => {
    await fillInAndSend();
    for (const control of [...labels.map(field), service()]) expect(control).toHaveValue('');
  });

  it('shows the banner of a second enquiry for another 3000 ms', async () => {
    await fillInAndSend();
    pass(2000);
    await fillInAndSend({ Name: 'Otieno' });
    pass(2999);
    expect(banner()).toHaveTextContent('Thank you, Otieno.');
    pass(1);
    expect(banner()).toBeNull();
  });

  it('moves the focus to banner and links, which come next', async () => {
    await fillInAndSend();
    pass(16);
    expect(document.activeElement).toContainElement(banner());
    expect(document.activeElement).toContainElement(handOver('Send by e-mail'));
  });

  it('shows neither banner nor links before anything was submitted', () => {
    expect(banner()).toBeNull();
    expect(handOvers()).toEqual([]);
  });
});

describe('Decision, the banner is honest: hand-over of the enquiry', () => {
  const lines = [
    'Hello Savanna,',
    '',
    'Is the Phantom still here & at 80M? 100% + papers',
    'I could come on Friday.',
    '',
    'Service: Buying a Car',
    'Name: Wanjiru Kamau',
    'E-mail: wanjiru@mail.example',
    'Phone: +254 711 000 000',
  ];

  it('holds all five fields in a WhatsApp message', async () => {
    await fillInAndSend();
    const link = handOver('Send on WhatsApp (opens in a new tab)');
    expect(link).toHaveAttribute('href', `https://wa.me/254733333333?text=${encodeURIComponent(lines.join('\n'))}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('holds all five fields in an e-mail with a subject', async () => {
    await fillInAndSend();
    const subject = 'Buying%20a%20Car%3A%20enquiry%20from%20Wanjiru%20Kamau';
    expect(handOver('Send by e-mail')).toHaveAttribute(
      'href',
      `mailto:sales@cars.example?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`,
    );
  });

  it('stays after the banner', async () => {
    await fillInAndSend();
    pass(60_000);
    expect(handOvers()).toHaveLength(2);
  });

  it('ends with the next edit', async () => {
    await fillInAndSend();
    pass(3000);
    await user.type(field('Message'), 'A');
    expect(handOvers()).toEqual([]);
  });

  it('ends with the choice of another service', async () => {
    await fillInAndSend();
    pass(3000);
    await user.selectOptions(service(), 'Workshop');
    expect(handOvers()).toEqual([]);
  });

  it('puts nothing into the address', async () => {
    const address = location.href;
    await fillInAndSend();
    expect(location.href).toBe(address);
  });

  it('leads nowhere by itself, so that nothing typed is ever in an address', () => {
    expect(field('Name').closest('form')).not.toHaveAttribute('action');
  });
});

describe('Section 5: a field of blanks', () => {
  it.each(['Name', 'Message'] as const)('is an empty one: %s', async (label) => {
    await fillInAndSend({ [label]: '   ' });
    expect(banner()).toBeNull();
    expect(field(label)).toHaveValue('');
    expect(field(label)).toBeInvalid();
  });
});
