'use client';

import type { MouseEvent, ReactNode } from 'react';
import { showDialog } from './modal';

type Props = {
  readonly opens: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly 'aria-label'?: string;
};

/** Whether the page has the dialog. */
export function openDialog(id: string, press: MouseEvent): boolean {
  const dialog = document.getElementById(id);
  if (dialog?.localName !== 'dialog') return false;
  if (dialog.hasAttribute('open')) return true;
  // The title, not the first link: screen readers announce it, and a long dialog starts at its top. The browser focuses
  // the element with `autofocus`; a focus by script would cost a second style and layout pass. Not in the HTML: without
  // scripts dialogs are part of the page.
  const title = document.getElementById(`${id}-title`);
  title?.toggleAttribute('autofocus', true);
  showDialog(dialog as HTMLDialogElement, press);
  if (document.activeElement !== title) title?.focus();
  return true;
}

/** A button that opens a dialog. `command` does it without scripts, where the browser supports it. */
export function DialogButton({ opens, children, className, 'aria-label': ariaLabel }: Props) {
  function open(event: MouseEvent) {
    openDialog(opens, event);
    // Or `command` would open it again, which is an error.
    event.preventDefault();
  }

  return (
    <button
      type="button"
      {...{ command: 'show-modal', commandfor: opens }}
      aria-haspopup="dialog"
      aria-label={ariaLabel}
      onClick={open}
      className={className}
    >
      {children}
    </button>
  );
}
