'use client';

import { useState } from 'react';
import { ShareLink } from '@/components/lists/share-link';
import { useMode } from '@/components/store/page-state';
import { cellButtonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SHARE_2 } from '@/components/ui/icon-shapes';
import { vehicleRoute } from '@/lib/page/routes';
import { absoluteUrl } from '@/lib/site/absolute-url';

/** Shares the page in the visitor's mode: by the device's share sheet, or as a link to copy. */
export function ShareButton({ id, name }: { readonly id: number; readonly name: string }) {
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
        <div className="order-last col-span-full border-line border-t pt-4">
          <ShareLink label="Link to this page" address={address} />
        </div>
      )}
    </>
  );
}
