'use client';
'use lazy';

import { clsx } from 'clsx/lite';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Icon } from './icon';
import { X } from './icon-shapes';
import { isSecondPress, leaveStep } from './modal';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly placement?: 'centre' | 'sheet';
  readonly className?: string;
};

const placements = {
  centre: 'max-h-[min(46rem,calc(100dvh-2rem))] w-[min(40rem,calc(100vw-2rem))]',
  sheet:
    'mt-auto mb-(--keyboard,0px) max-h-[calc(100dvh-3rem-var(--keyboard,0px))] w-full max-w-full md:my-auto md:w-[min(32rem,calc(100vw-2rem))]',
} as const;

/**
 * The browser's modal dialog, which traps and restores the focus and closes on Escape. Here it also closes on the
 * backdrop, and after a press on a link or on an element with `data-closes-dialog`.
 */
export function Dialog({ id, title, children, placement = 'centre', className }: Props) {
  const titleId = `${id}-title`;
  const pressed = useRef<EventTarget>(null);

  function closeWhenDone(event: MouseEvent<HTMLDialogElement>) {
    const dialog = event.currentTarget;
    const target = event.target as Element;
    // The content fills the dialog's box: only the backdrop has the dialog as its target. A press that began on the
    // content is a selection of text.
    const onBackdrop = target === dialog && pressed.current === dialog;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    // Another tab or window; the dialog stays.
    if (link && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    if (link && history.state && link.matches('[href^="/"]:not([target])')) {
      // Its page takes the place of the dialog's step: Back leads to this page without the dialog.
      event.preventDefault();
      dialog.onclose = null;
      location.replace(link.href);
    } else if (link) leaveStep(dialog);
    if (onBackdrop || link || target.closest('[data-closes-dialog]')) dialog.close();
  }

  function ignoreSecondPress(event: MouseEvent) {
    if (!isSecondPress(event, event.target === event.currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog natively; the click is the backdrop's.
    <dialog
      id={id}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClickCapture={ignoreSecondPress}
      onClick={closeWhenDone}
      className={clsx(
        'scroll-pb-28 overscroll-contain border border-line-strong p-0',
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
              className="grid size-target place-items-center text-muted hover:text-ink"
            >
              <Icon shape={X} className="size-5" strokeWidth={2} />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
