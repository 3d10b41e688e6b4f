import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prefer } from '@/components/testing/browser';
import { ThemeToggle } from './theme-toggle';

const root = document.documentElement;
const toggle = () => screen.getByRole('button', { name: 'Dark theme' });
const press = () => userEvent.setup().click(toggle());

/** On a page that the first-paint script has painted in the stored theme. */
function renderDark() {
  localStorage.setItem('theme', 'dark');
  root.className = 'js dark';
  render(<ThemeToggle>☾</ThemeToggle>);
}

/** The operating system's preference changes while the page is open. */
const systemTurns = (theme: 'dark' | 'light') =>
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
  it('adds the dark marker class to the root', async () => {
    render(<ThemeToggle>☾</ThemeToggle>);
    await press();
    expect(root).toHaveClass('dark');
  });

  it('takes the dark marker class from the root, and only that one', async () => {
    renderDark();
    await press();
    expect(root.className).toBe('js');
  });

  it("writes the new value under the storage key 'theme'", async () => {
    render(<ThemeToggle>☾</ThemeToggle>);
    await press();
    expect(localStorage.getItem('theme')).toBe('dark');
    await press();
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('says whether dark is on', async () => {
    render(<ThemeToggle>☾</ThemeToggle>);
    expect(toggle()).not.toBePressed();
    await press();
    expect(toggle()).toBePressed();
  });

  it('starts from the theme the page was painted in', () => {
    renderDark();
    expect(toggle()).toBePressed();
  });

  it('stores nothing before it is pressed', () => {
    render(<ThemeToggle>☾</ThemeToggle>);
    expect(localStorage).toHaveLength(0);
  });

  it('still changes the page where storage is blocked', async () => {
    blockStorage();
    render(<ThemeToggle>☾</ThemeToggle>);
    await press();
    expect(root).toHaveClass('dark');
    await press();
    expect(root).not.toHaveClass('dark');
  });
});

describe("Section 4: theme, the operating system's preference", () => {
  it('is followed live while nothing is stored', async () => {
    render(<ThemeToggle>☾</ThemeToggle>);
    await systemTurns('dark');
    expect(root).toHaveClass('dark');
    expect(toggle()).toBePressed();
    await systemTurns('light');
    expect(root).not.toHaveClass('dark');
  });

  it('is followed where it changed between the first paint and the toggle', async () => {
    prefer('(prefers-color-scheme: dark)');
    await act(async () => void render(<ThemeToggle>☾</ThemeToggle>));
    expect(root).toHaveClass('dark');
    expect(toggle()).toBePressed();
  });

  it('is followed where nonsense is stored', async () => {
    localStorage.setItem('theme', 'purple');
    render(<ThemeToggle>☾</ThemeToggle>);
    await systemTurns('dark');
    expect(root).toHaveClass('dark');
  });

  it('is followed where storage is blocked', async () => {
    blockStorage();
    render(<ThemeToggle>☾</ThemeToggle>);
    await systemTurns('dark');
    expect(root).toHaveClass('dark');
  });

  it('no longer counts once the visitor has chosen', async () => {
    render(<ThemeToggle>☾</ThemeToggle>);
    await press();
    await press();
    await systemTurns('dark');
    expect(root).not.toHaveClass('dark');
  });

  it('no longer counts after a choice that could not be stored', async () => {
    blockStorage();
    render(<ThemeToggle>☾</ThemeToggle>);
    await press();
    await systemTurns('light');
    expect(root).toHaveClass('dark');
  });

  it('does not count against a choice of an earlier visit', async () => {
    localStorage.setItem('theme', 'light');
    render(<ThemeToggle>☾</ThemeToggle>);
    await systemTurns('dark');
    expect(root).not.toHaveClass('dark');
  });

  it('is not listened to after the toggle has gone', async () => {
    render(<ThemeToggle>☾</ThemeToggle>).unmount();
    await systemTurns('dark');
    expect(root).not.toHaveClass('dark');
  });
});

describe('Decision, theme and mode: other tabs', () => {
  it('takes over the choice of another tab', async () => {
    render(<ThemeToggle>☾</ThemeToggle>);
    localStorage.setItem('theme', 'dark');
    await otherTabStores('theme');
    expect(root).toHaveClass('dark');
  });

  it('follows the operating system again when another tab clears the storage', async () => {
    prefer('(prefers-color-scheme: dark)');
    root.className = 'dark';
    render(<ThemeToggle>☾</ThemeToggle>);
    await press();
    localStorage.clear();
    await otherTabStores(null);
    expect(root).toHaveClass('dark');
  });

  it('takes no notice of other keys', async () => {
    render(<ThemeToggle>☾</ThemeToggle>);
    localStorage.setItem('theme', 'dark');
    await otherTabStores('volume');
    expect(root).not.toHaveClass('dark');
  });
});
