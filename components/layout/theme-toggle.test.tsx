import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prefer } from '@/components/testing/browser';
import { firstPaint } from '@/lib/inline-scripts/first-paint';
import { ThemeToggle } from './theme-toggle';

const root = document.documentElement;
const toggle = () => screen.getByRole('button', { name: 'Dark theme' });
const press = () => userEvent.setup().click(toggle());

/** The page as the inline script of its head leaves it. */
function renderToggle() {
  firstPaint();
  return render(<ThemeToggle>☾</ThemeToggle>);
}

let added: jest.SpiedFunction<typeof addEventListener>;
beforeEach(() => {
  added = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener] of added.mock.calls) removeEventListener(type, listener as EventListener);
});

const systemPrefers = (theme: 'dark' | 'light') =>
  act(async () => prefer('(prefers-color-scheme: dark)', theme === 'dark'));

const otherTabStores = (key: string | null) =>
  act(async () => {
    dispatchEvent(new StorageEvent('storage', { key }));
  });

function blockStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
}

describe('Section 4: theme, toggling', () => {
  it("adds the class, is pressed, and stores the theme under 'theme'", async () => {
    renderToggle();
    expect(toggle()).not.toBePressed();
    expect(localStorage).toHaveLength(0);
    await press();
    expect(root).toHaveClass('dark');
    expect(toggle()).toBePressed();
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('starts from the painted theme, and removes no other class', async () => {
    localStorage.setItem('theme', 'dark');
    root.className = '';
    renderToggle();
    expect(toggle()).toBePressed();
    await press();
    expect(root.className).toBe('js');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('changes the page where storage is blocked, and keeps the choice', async () => {
    blockStorage();
    renderToggle();
    await press();
    expect(root).toHaveClass('dark');
    await systemPrefers('light');
    expect(root).toHaveClass('dark');
  });
});

describe("Section 4: theme, the operating system's preference", () => {
  it('is followed live while nothing is stored', async () => {
    renderToggle();
    await systemPrefers('dark');
    expect(root).toHaveClass('dark');
    expect(toggle()).toBePressed();
    await systemPrefers('light');
    expect(root).not.toHaveClass('dark');
  });

  it.each([
    ['nonsense is stored', () => localStorage.setItem('theme', 'purple')],
    ['storage is blocked', blockStorage],
  ])('is followed where %s', async (_, prepare) => {
    prepare();
    renderToggle();
    await systemPrefers('dark');
    expect(root).toHaveClass('dark');
  });

  it('does not count against a stored choice', async () => {
    localStorage.setItem('theme', 'light');
    renderToggle();
    await systemPrefers('dark');
    expect(root).not.toHaveClass('dark');
  });
});

describe('Decision, theme and mode: other tabs', () => {
  it('takes over the choice of another tab', async () => {
    renderToggle();
    localStorage.setItem('theme', 'dark');
    await otherTabStores('theme');
    expect(root).toHaveClass('dark');
  });

  it('follows the operating system again when another tab clears the storage', async () => {
    prefer('(prefers-color-scheme: dark)');
    root.className = 'dark';
    renderToggle();
    await press();
    localStorage.clear();
    await otherTabStores(null);
    expect(root).toHaveClass('dark');
  });
});
