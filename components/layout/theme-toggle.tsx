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

/** Null without a stored choice, or if storage is blocked. */
function storedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Returns false if storage is blocked. */
function storeTheme(theme: Theme): boolean {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
    return true;
  } catch {
    return false;
  }
}

/** Switches the theme and stores the choice; without one, follows the operating system. `children` are its icons. */
export function ThemeToggle({ children }: { readonly children: ReactNode }) {
  const dark = useRoot(isDark, false);
  // A choice that could not be stored still counts on this page.
  const unstored = useRef<Theme | null>(null);

  useEffect(() => {
    const apply = () => {
      const theme = resolveTheme(unstored.current ?? storedTheme(), mediaMatches(DARK_PREFERENCE));
      document.documentElement.classList.toggle(DARK_CLASS, theme === 'dark');
    };
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
