import type { ReactNode } from 'react';
import { DialogButton } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { MESSAGE_SQUARE } from '@/components/ui/icon-shapes';
import { generalMessage } from '@/lib/enquiry/messages';
import { barCellClass, ContactActions } from './contact-actions';
import { CONTACT_DIALOG_ID } from './contact-dialog';

/**
 * Opens the contact dialog from anywhere. On narrow screens it is the last cell of a bar with WhatsApp and Call. The bar
 * leaves room on both sides, on the right for the back-to-top button. On wide screens it is a button in the right margin.
 */
export function ContactLauncher({ actions }: { readonly actions?: ReactNode }) {
  return (
    <aside aria-label="Contact the dealer" data-no-print>
      <div className="short:static fixed inset-x-0 bottom-0 z-20 flex h-bar border-line border-t bg-canvas no-js:px-0 px-target short:px-0! pb-[env(safe-area-inset-bottom,0px)] lg:hidden">
        {actions ?? <ContactActions message={generalMessage} place="bar" />}
        <DialogButton opens={CONTACT_DIALOG_ID} className={barCellClass}>
          <Icon shape={MESSAGE_SQUARE} className="size-4.5" />
          Contact
        </DialogButton>
      </div>
      <DialogButton
        opens={CONTACT_DIALOG_ID}
        aria-label="Contact us"
        className="fixed right-[calc((var(--spacing-gutter)-var(--spacing-target))/2)] bottom-6 z-20 hidden size-target place-items-center rounded-control border border-canvas bg-ink text-canvas lg:grid"
      >
        <Icon shape={MESSAGE_SQUARE} className="size-5" />
      </DialogButton>
    </aside>
  );
}
