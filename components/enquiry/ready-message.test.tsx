import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from './contact-form';
import { ReadyMessage } from './ready-message';

const user = userEvent.setup();
/** Also of the form that is hidden while the message waits. */
const hidden = true;
const field = (name: string) => screen.getByRole('textbox', { name, hidden }) as HTMLInputElement;
const service = () => screen.getByRole('combobox', { name: 'Service', hidden }) as HTMLSelectElement;
const heading = (name: string) => screen.queryByRole('heading', { name });

const names = ['Name', 'E-mail', 'Phone', 'Message'] as const;
const texts = ['Mũthoni Štěpán', 'm@mail.example', '0711', 'Two days, please.'] as const;

async function open() {
  cleanup();
  render(<ContactForm />);
  await act(async () => {});
}

beforeEach(async () => {
  await open();
  for (const [index, name] of names.entries()) {
    await user.click(field(name));
    await user.paste(texts[index]);
  }
  await user.selectOptions(service(), 'rental');
  await user.click(screen.getByRole('button', { name: /^Continue/ }));
});

it('is kept in the tab, past a reload, in the place of the form, and says nothing of thanks or sending', async () => {
  expect(screen.getByRole('status')).toHaveTextContent('Ready to send, Mũthoni: one more press on WhatsApp or e-mail.');
  expect([field('Name').value, service().value]).toEqual(['', '']);
  expect(heading('One more press, Mũthoni')).toBeNull();
  await open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(field('Name')).not.toBeVisible();
  expect(heading('One more press, Mũthoni')).toBeInTheDocument();
  expect(screen.getByText(/Two days, please\./)).toHaveTextContent('Name: Mũthoni Štěpán');
  expect(document.body).not.toHaveTextContent(/thank|\bsent\b/i);
});

it('goes back into all five fields, above what an address wrote since', async () => {
  fireEvent.input(field('Message'), { target: { value: 'With a driver?' } });
  await user.click(screen.getByRole('button', { name: 'Edit message' }));
  expect(names.map((name) => field(name).value)).toEqual([...texts.slice(0, 3), `${texts[3]}\n\nWith a driver?`]);
  expect(service()).toHaveValue('rental');
  expect(field('Name')).toBeVisible();
  expect(field('Message')).toHaveFocus();
  expect(heading('One more press, Mũthoni')).toBeNull();
  await open();
  expect(heading('One more press, Mũthoni')).toBeNull();
  expect(field('Message')).toHaveValue(`${texts[3]}\n\nWith a driver?`);
});

it.each([/WhatsApp/, 'Send by e-mail'])('is not kept once %s was pressed, and can be pressed again', async (name) => {
  await user.click(screen.getByRole('link', { name }));
  expect(heading('Now press Send in WhatsApp or your e-mail.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'call us' })).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/));
  expect(sessionStorage).toHaveLength(0);
});

it('is copied', async () => {
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await navigator.clipboard.readText()).toMatch(/^Hello .*Two days, please\..*Phone: 0711$/s);
  expect(screen.getByText('Copied')).toBeInTheDocument();
});

it('is said to be copied only as long as it is the same', async () => {
  const props = { subject: 'A car', onHandOver: () => {}, children: null };
  const { rerender } = render(<ReadyMessage {...props} body="One" sentBy="" />);
  const button = () => screen.getAllByRole('button', { name: /Cop/ }).at(-1) as HTMLElement;
  await user.click(button());
  expect(button()).toHaveTextContent('Copied');
  rerender(<ReadyMessage {...props} body="Two" sentBy="" />);
  expect(button()).toHaveTextContent('Copy message');
});
