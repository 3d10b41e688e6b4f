'use client';

import { useState } from 'react';
import { ShareLink } from '@/components/lists/share-link';
import { ShortlistToggle } from '@/components/lists/shortlist-toggle';
import { useMode } from '@/components/store/page-state';
import { cellButtonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PRINTER, SHARE_2 } from '@/components/ui/icon-shapes';
import { Spoken } from '@/components/ui/spoken';
import { vehicleRoute } from '@/lib/page/routes';
import { absoluteUrl } from '@/lib/site/absolute-url';

/** Shortlist, share and print. */
export function VehicleControls({ id, name }: { readonly id: number; readonly name: string }) {
  return (
    <div className="js-only mt-13 grid grid-cols-2 border-line border-y lg:mt-3 lg:grid-cols-3">
      <ShortlistToggle id={id} name={name} look="cell" className="relative" messageClassName="mt-target" />
      <ShareButton id={id} name={name} />
      {/* On one sheet (app/styles/print.css). */}
      <button type="button" onClick={() => window.print()} className={`${cellButtonClass} max-lg:hidden`}>
        <Icon shape={PRINTER} className="size-5" />
        <span>
          Print<Spoken>specification sheet</Spoken>
        </span>
      </button>
    </div>
  );
}

/** Shares the page in the visitor's mode: by the device's share sheet, or as a link to copy. */
function ShareButton({ id, name }: { readonly id: number; readonly name: string }) {
  const [mode] = useMode();
  const [showsLink, setShowsLink] = useState(false);
  const address = absoluteUrl(vehicleRoute(id, mode));

  async function share() {
    try {
      await navigator.share({ title: name, url: address });
    } catch (error) {
      // AbortError: the visitor closed the list of apps. Otherwise (unsupported, not allowed) show the link.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShowsLink(true);
    }
  }

  return (
    <>
      <button
        type="button"
        aria-expanded={showsLink}
        onClick={() => (showsLink ? setShowsLink(false) : share())}
        className={cellButtonClass}
      >
        <Icon shape={SHARE_2} className="size-5" />
        Share
      </button>
      {showsLink && (
        <div className="col-span-full row-start-2 border-line border-t py-4" data-no-print>
          <ShareLink label="Link to this page" address={address} />
        </div>
      )}
    </>
  );
}
