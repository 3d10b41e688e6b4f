'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useRoot } from '@/components/device/use-root';
import { mediaMatches, onMediaChange } from '@/components/ui/media';
import { DARK_CLASS, resolveTheme, THEME_STORAGE_KEY, type Theme } from '@/lib/page/theme';
import { holdOutOfSight } from './hold-out-of-sight';

const DARK_PREFERENCE = '(prefers-color-scheme: dark)';

function isDark(root: HTMLElement) {
  return root.classList.contains(DARK_CLASS);
}

/** The stored choice, or null where there is none or storage is out of reach (private windows, blocked cookies). */
function storedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Returns false where storage does not take it. */
function storeTheme(theme: Theme): boolean {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
    return true;
  } catch {
    return false;
  }
}

/** Flips light and dark, remembers the choice, and follows the operating system until there is one. `children` are its icons. */
export function ThemeToggle({ children }: { readonly children: ReactNode }) {
  const dark = useRoot(isDark, false);
  // A choice that storage did not take counts on this page all the same.
  const unstored = useRef<Theme | null>(null);

  useEffect(() => {
    const apply = () => {
      const theme = resolveTheme(unstored.current ?? storedTheme(), mediaMatches(DARK_PREFERENCE));
      document.documentElement.classList.toggle(DARK_CLASS, theme === 'dark');
    };
    // Another tab's choice counts here too.
    const applyOtherTab = (event: StorageEvent) => {
      if (event.key === THEME_STORAGE_KEY || event.key === null) apply();
    };
    // The preference may have changed since the first paint.
    apply();
    const stopWatching = onMediaChange(DARK_PREFERENCE, apply);
    addEventListener('storage', applyOtherTab);
    return () => {
      stopWatching();
      removeEventListener('storage', applyOtherTab);
    };
  }, []);

  function toggle() {
    const theme = dark ? 'light' : 'dark';
    unstored.current = storeTheme(theme) ? null : theme;
    holdOutOfSight();
    document.documentElement.classList.toggle(DARK_CLASS, !dark);
  }

  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={dark}
      aria-label="Dark theme"
      className="js-only grid size-target place-items-center text-muted hover:text-ink"
    >
      {children}
    </button>
  );
}
