'use client';
'use lazy';

import { clsx } from 'clsx/lite';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { closeDialog } from './modal';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  /** Where it stands on the screen. */
  readonly placement?: 'centre' | 'sheet';
  readonly className?: string;
};

const placements = {
  centre: 'max-h-[min(46rem,calc(100dvh-2rem))] w-[min(40rem,calc(100vw-2rem))]',
  sheet: 'mt-auto mb-0 max-h-[calc(100dvh-3rem)] w-full max-w-full md:my-auto md:w-[min(32rem,calc(100vw-2rem))]',
} as const;

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back by itself.
 * Added here: closing on the backdrop, and after a link or anything marked `data-closes-dialog` inside was chosen.
 */
export function Dialog({ id, title, children, placement = 'centre', className }: Props) {
  const titleId = `${id}-title`;
  const pressed = useRef<EventTarget>(null);

  function closeWhenDone(event: MouseEvent<HTMLDialogElement>) {
    const dialog = event.currentTarget;
    const target = event.target as Element;
    // The backdrop belongs to the dialog element; its content fills the element's box, so only the backdrop hits it. A
    // press that began on the content is no click on the backdrop: somebody was marking text.
    const onBackdrop = target === dialog && pressed.current === dialog;
    if (onBackdrop || target.closest('a[href], [data-closes-dialog]')) closeDialog(dialog);
  }

  /** A browser without dialogs would send the form somewhere. */
  function closeUnknown(event: MouseEvent<HTMLButtonElement>) {
    const dialog = event.currentTarget.closest('dialog');
    if (!dialog || typeof dialog.showModal === 'function') return;
    event.preventDefault();
    closeDialog(dialog);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog natively; the click is the backdrop's.
    <dialog
      id={id}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={closeWhenDone}
      className={clsx(
        'scroll-pb-24 overscroll-contain border border-line-strong p-0',
        placements[placement],
        className,
      )}
    >
      <div className="p-6 md:p-10">
        <div className="flex items-start justify-between gap-6">
          <h2 id={titleId} tabIndex={-1} className="font-serif text-title">
            {title}
          </h2>
          <form method="dialog" className="-mt-2 -mr-3">
            <button
              type="submit"
              aria-label="Close"
              onClick={closeUnknown}
              className="grid size-target place-items-center text-muted hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
