import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterForm } from './newsletter-form';

const CONFIRMATION = 'Thank you for subscribing! Check your email for confirmation.';

const field = () => screen.getByRole('textbox', { name: 'E-mail address' });
const confirmation = () => screen.queryByText(CONFIRMATION);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function subscribe(email: string) {
  // user-event ignores a reset and would continue from the text typed before.
  await user.clear(field());
  if (email) await user.type(field(), email);
  // In act: the confirmation appears in a later turn, which fake timers hold up.
  await act(async () => screen.getByRole('button', { name: 'Subscribe' }).click());
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('Section 5: newsletter form', () => {
  it('asks for an e-mail address by its type and requires it', () => {
    render(<NewsletterForm id="newsletter" />);
    expect(field()).toHaveAttribute('type', 'email');
    expect(field()).toBeRequired();
  });

  it.each(['', 'wanjiru', 'wanjiru@'])('is not submitted with %j', async (email) => {
    render(<NewsletterForm id="newsletter" />);
    await subscribe(email);
    expect(confirmation()).toBeNull();
    expect(field()).toHaveValue(email);
  });
});

describe('Section 4: newsletter form', () => {
  it('confirms in the words of the specification', async () => {
    render(<NewsletterForm id="newsletter" />);
    await subscribe('wanjiru@mail.example');
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Thank you for subscribing! Check your email for confirmation\.$/,
    );
  });

  it('clears the field', async () => {
    render(<NewsletterForm id="newsletter" />);
    await subscribe('wanjiru@mail.example');
    expect(field()).toHaveValue('');
  });

  it('shows the confirmation for exactly 3000 ms', async () => {
    render(<NewsletterForm id="newsletter" />);
    await subscribe('wanjiru@mail.example');
    pass(2999);
    expect(confirmation()).toBeInTheDocument();
    pass(1);
    expect(confirmation()).toBeNull();
  });

  it('confirms a second address for another 3000 ms', async () => {
    render(<NewsletterForm id="newsletter" />);
    await subscribe('wanjiru@mail.example');
    pass(3000);
    await subscribe('otieno@mail.example');
    pass(2999);
    expect(confirmation()).toBeInTheDocument();
    pass(1);
    expect(confirmation()).toBeNull();
  });

  it('counts the 3000 ms from the last of two quick submits', async () => {
    render(<NewsletterForm id="newsletter" />);
    await subscribe('wanjiru@mail.example');
    pass(2000);
    await subscribe('otieno@mail.example');
    pass(2999);
    expect(confirmation()).toBeInTheDocument();
    pass(1);
    expect(confirmation()).toBeNull();
  });

  it('leaves no timer behind when it goes away', async () => {
    const { unmount } = render(<NewsletterForm id="newsletter" />);
    await subscribe('wanjiru@mail.example');
    pass(100);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('Section 4: focus of the newsletter form', () => {
  it('goes to the confirmation, which takes the place of the form', async () => {
    render(<NewsletterForm id="newsletter" />);
    await subscribe('wanjiru@mail.example');
    pass(16);
    expect(confirmation()).toHaveFocus();
  });

  it('returns to the field with the form', async () => {
    render(<NewsletterForm id="newsletter" />);
    await subscribe('wanjiru@mail.example');
    pass(3016);
    expect(field()).toHaveFocus();
  });

  it('stays where the visitor has gone in the meantime', async () => {
    render(
      <>
        <NewsletterForm id="newsletter" />
        <a href="/about/">About</a>
      </>,
    );
    await subscribe('wanjiru@mail.example');
    pass(16);
    screen.getByRole('link', { name: 'About' }).focus();
    pass(3000);
    expect(screen.getByRole('link', { name: 'About' })).toHaveFocus();
  });
});

describe('Section 7: newsletter form', () => {
  it('sends nothing, and puts nothing into the address', async () => {
    render(<NewsletterForm id="newsletter" />);
    const address = location.href;
    await subscribe('wanjiru@mail.example');
    expect(location.href).toBe(address);
  });

  it('leads nowhere by itself, so that nothing typed is ever in an address', () => {
    render(<NewsletterForm id="newsletter" />);
    expect(field().closest('form')).not.toHaveAttribute('action');
  });

  it('says after the confirmation that one step is left: to send the address', async () => {
    const { container } = render(<NewsletterForm id="newsletter" />);
    await subscribe('wanjiru@mail.example');
    pass(3000);
    expect(container).not.toHaveTextContent(/subscribed|check your email/i);
    expect(screen.getByRole('link', { name: 'One step left: e-mail us your address' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^mailto:info@cars\.example\?subject=Newsletter%20subscription&body=.*wanjiru%40mail\.example/,
      ),
    );
  });
});
