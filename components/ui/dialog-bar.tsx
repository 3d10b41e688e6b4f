import type { ReactNode } from 'react';

/** The buttons at the end of a long dialog: sticky, over the dialog's own margins, the text fading towards them. */
export function DialogBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className="no-js:static sticky bottom-0 -mx-6 mt-4 -mb-6 flex flex-wrap gap-3 border-line border-t bg-canvas px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] [box-shadow:0_-1rem_1rem_var(--canvas)] md:-mx-10 md:-mb-10 md:px-10 [@media(max-height:20rem)]:static">
      {children}
    </div>
  );
}
