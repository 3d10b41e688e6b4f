'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ShareLink } from '@/components/lists/share-link';
import { ShortlistToggle } from '@/components/lists/shortlist-toggle';
import { useInventory } from '@/components/store/inventory';
import { canStore, useRentalDates } from '@/components/store/kept-text';
import { useMode, useSearch } from '@/components/store/page-state';
import { addToShortlist, readShortlist, useShortlist, writeShortlist } from '@/components/store/shortlist';
import { buttonClass } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/headings';
import { Icon } from '@/components/ui/icon';
import { MESSAGE_CIRCLE } from '@/components/ui/icon-shapes';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { TextLink } from '@/components/ui/links';
import { ListThumb } from '@/components/ui/picture';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { ChangingText, Spoken } from '@/components/ui/spoken';
import { useHydrated } from '@/components/ui/store';
import { ModeSwitch } from '@/components/vehicle/mode-switch';
import { Price } from '@/components/vehicle/price';
import { SmallCards } from '@/components/vehicle/small-cards';
import { StatusBadge } from '@/components/vehicle/status-badge';
import { externalLinkProps, whatsappHref } from '@/lib/enquiry/links';
import { shortlistMessage } from '@/lib/enquiry/messages';
import { type Ids, idsInSearch, withoutId } from '@/lib/lists/shortlist';
import { routes, shortlistRoute, vehicleRoute } from '@/lib/page/routes';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/site';
import { belowPrice } from '@/lib/vehicle/asking';
import type { InventoryVehicle, ListedVehicle } from '@/lib/vehicle/card-vehicle';
import { CompareTable } from './compare-table';

type Featured = {
  /** Cars to begin with while the list is empty. */
  readonly featured: readonly ListedVehicle[];
};

/** The shortlist in the address, shared by its owner; otherwise the visitor's own. */
export function ShortlistBrowser({ featured }: Featured) {
  const hydrated = useHydrated();
  const own = useShortlist();
  const linked = idsInSearch(useSearch());
  const isWanted = own.length + linked.length > 0;
  const { vehicles, failed, tryAgain } = useInventory(isWanted);

  if (!hydrated || (isWanted && !vehicles)) {
    return (
      <>
        <PageTitle>Shortlist</PageTitle>
        {failed ? <Failed onTryAgain={tryAgain} /> : <div aria-hidden aria-busy className="js-only min-h-screen" />}
      </>
    );
  }
  const find = (ids: Ids) => ids.flatMap((id) => vehicles?.find((vehicle) => vehicle.id === id) ?? []);
  const shared = find(linked);
  const gone = goneInWords(linked.length - shared.length, linked.length);
  if (shared.length > 0) return <SharedShortlist vehicles={shared} gone={gone} />;
  return <OwnShortlist vehicles={find(own)} featured={featured} gone={gone} />;
}

/** What is said of vehicles in a link that the dealer no longer lists; empty without one. */
function goneInWords(gone: number, all: number): string {
  if (gone === 0) return '';
  if (gone === 1) return all === 1 ? 'This car is no longer here.' : 'One of them is no longer here.';
  return `${gone === all ? 'These cars' : `${gone} of them`} are no longer here.`;
}

function Failed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-y py-14">
      <p>The vehicles could not be fetched. Your list is kept on this device.</p>
      <button type="button" onClick={onTryAgain} className={buttonClass('secondary')}>
        Try again
      </button>
    </div>
  );
}

type Vehicles = { readonly vehicles: readonly InventoryVehicle[] };
type Gone = { readonly gone: string };

/** The vehicles kept on this device, each to be taken off, all to be sent or cleared. */
function OwnShortlist({ vehicles, featured, gone }: Vehicles & Featured & Gone) {
  const [announcement, setAnnouncement] = useState('');
  const section = useRef<HTMLElement>(null);
  const focusFrom = useRef<number | null>(null);
  const removedAt = useRef(Number.NEGATIVE_INFINITY);
  const [cleared, setCleared] = useState<Ids>([]);
  const ids = vehicles.map(({ id }) => id);

  useEffect(() => {
    if (focusFrom.current === null) return;
    // The pressed button is removed with its vehicle: focus the next one's, or the empty state.
    const places = section.current?.querySelectorAll<HTMLElement>('[data-focus-after-removal]') ?? [];
    places[Math.min(focusFrom.current, places.length - 1)]?.focus();
    focusFrom.current = null;
  });

  function keep(kept: Ids, focus: number, words: string) {
    focusFrom.current = focus;
    writeShortlist(kept);
    setAnnouncement(words);
  }

  return (
    <section ref={section}>
      <PageTitle lead={`${gone && `${gone} Your own list is below. `}Saved on this phone or computer only.`}>
        Shortlist
      </PageTitle>
      <p role="status" className="sr-only">
        <ChangingText>{announcement}</ChangingText>
      </p>
      {vehicles.length === 0 ? (
        <EmptyShortlist
          featured={featured}
          onUndo={cleared.length > 0 ? () => keep(cleared, 0, 'Shortlist restored.') : undefined}
        />
      ) : (
        <Vehicles
          vehicles={vehicles}
          action={
            <button
              type="button"
              onClick={() => {
                setCleared(ids);
                keep([], 0, 'Shortlist cleared.');
              }}
              className={buttonClass('quiet', 'min-w-target px-0!')}
            >
              Clear shortlist
            </button>
          }
          actionOf={({ id, name }, index) => (
            <button
              type="button"
              data-focus-after-removal
              onClick={({ detail, timeStamp }) => {
                // The second press of a double click: its button is another vehicle's now. A key has no detail.
                if (detail > 0 && timeStamp - removedAt.current < 500) return;
                removedAt.current = timeStamp;
                keep(withoutId(ids, id), index, `${name} removed from the shortlist.`);
              }}
              className={buttonClass('quiet', 'min-w-target px-0!')}
            >
              Remove<Spoken>{name}</Spoken>
            </button>
          )}
        />
      )}
    </section>
  );
}

/** A shared list, from the address. The visitor's own list changes only by a button here. */
function SharedShortlist({ vehicles, gone }: Vehicles & Gone) {
  const own = useShortlist();
  const [mode] = useMode();
  const [announcement, setAnnouncement] = useState('');
  const ids = vehicles.map(({ id }) => id);
  const allKept = ids.every((id) => own.includes(id));

  function addAll() {
    // The list shows the newest entry first, so the first of these is added last.
    for (const id of ids.toReversed()) addToShortlist(id);
    const missing = ids.filter((id) => !readShortlist().includes(id)).length;
    setAnnouncement(
      missing === 0 ? 'Added to your shortlist.' : `Your shortlist is full; ${missing} could not be added.`,
    );
  }

  return (
    <>
      <PageTitle lead={`Someone sent you these. Your own list stays as it is. ${gone}`.trim()}>
        A shortlist shared with you
      </PageTitle>
      <Vehicles
        vehicles={vehicles}
        second={
          <div className="space-y-2">
            <button
              type="button"
              // Not `disabled`, which would drop the focus of the pressed button.
              aria-disabled={allKept}
              onClick={addAll}
              className={buttonClass('secondary', 'w-full aria-disabled:opacity-60')}
            >
              {allKept ? 'All are in your shortlist' : 'Add these to my shortlist'}
            </button>
            <p role="status" className="text-muted text-small">
              <ChangingText>{announcement}</ChangingText>
            </p>
            <TextLink href={shortlistRoute([], mode)}>My shortlist ({own.length})</TextLink>
          </div>
        }
        actionOf={({ id, name }) => <ShortlistToggle id={id} name={name} look="line" className="relative" />}
      />
    </>
  );
}

const views = [
  { value: 'list', label: 'List' },
  { value: 'compare', label: 'Side by side' },
] as const;

type VehiclesProps = Vehicles & {
  /** Actions for the whole list. */
  readonly action?: ReactNode;
  readonly second?: ReactNode;
  readonly actionOf: (vehicle: InventoryVehicle, index: number) => ReactNode;
};

/** The vehicles as a list or side by side, and the ways to send them on. */
function Vehicles({ vehicles, action, second, actionOf }: VehiclesProps) {
  const [mode] = useMode();
  const [view, setView] = useState<'list' | 'compare'>('list');
  const { words: dates } = useRentalDates();
  const isCompared = view === 'compare' && vehicles.length > 1;
  const ids = vehicles.map(({ id }) => id);
  const address = absoluteUrl(shortlistRoute(ids, mode));
  return (
    <div className={clsx('grid gap-x-16 gap-y-8', !isCompared && 'lg:grid-cols-12')}>
      <div className={isCompared ? 'min-w-0' : 'lg:col-span-8'}>
        <div className="flex flex-wrap gap-x-6 gap-y-3" data-no-print>
          <ModeSwitch className="max-sm:grow" />
          {vehicles.length > 1 && (
            <SegmentedControl
              legend="List or side by side"
              options={views}
              value={view}
              onChange={setView}
              className="max-sm:grow"
            />
          )}
        </div>
        {isCompared ? (
          <CompareTable vehicles={vehicles} actionOf={actionOf} />
        ) : (
          <ul className="mt-6 divide-y divide-line border-line border-y">
            {vehicles.map((vehicle, index) => (
              <Item key={vehicle.id} vehicle={vehicle}>
                {actionOf(vehicle, index)}
              </Item>
            ))}
          </ul>
        )}
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
          <IllustrationNote pictures={vehicles.map(({ picture }) => picture)} />
          {action}
        </div>
      </div>
      <aside aria-label="Send this shortlist" className={isCompared ? 'max-w-xl' : 'lg:col-span-4'} data-no-print>
        <div className="short:static space-y-6 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
          <a
            href={whatsappHref(site.whatsapp, shortlistMessage(vehicles, mode, dates))}
            {...externalLinkProps}
            className={buttonClass('primary', 'w-full')}
          >
            <Icon shape={MESSAGE_CIRCLE} className="size-4.5 shrink-0" />
            <span>
              Send the list by WhatsApp
              <Spoken>(opens in a new tab)</Spoken>
            </span>
          </a>
          {second}
          <ShareLink label="Link to this shortlist" address={address} />
        </div>
      </aside>
    </div>
  );
}

type ItemProps = { readonly vehicle: InventoryVehicle; readonly children: ReactNode };

function Item({ vehicle, children }: ItemProps) {
  const { id, name, year, fuel, transmission, status } = vehicle;
  const [mode] = useMode();
  const { days, words } = useRentalDates();
  return (
    <li className="grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] items-center gap-x-4 py-4 sm:grid-cols-[13.75rem_minmax(0,1fr)] sm:gap-x-8">
      <ListThumb vehicle={vehicle} sizes="(min-width: 40rem) 13.75rem, 30vw" />
      <div className="min-w-0 items-center justify-between gap-x-8 space-y-2 md:flex md:space-y-0">
        <div>
          <h2 className="font-serif text-lead leading-snug sm:text-title">
            <a
              href={vehicleRoute(id, mode)}
              className="inline-block min-h-target py-2 decoration-1 decoration-brass underline-offset-4 hover:underline"
            >
              {name}
            </a>
          </h2>
          <p className="mb-2 text-label text-muted">{[year, fuel, transmission].join(' · ')}</p>
          <StatusBadge status={status} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4 md:block md:text-right">
          <Price {...vehicle} below={belowPrice(vehicle, mode, days, words !== '')} />
          <div className="flex md:justify-end" data-no-print>
            {children}
          </div>
        </div>
      </div>
    </li>
  );
}

/** How to fill the list, and cars to begin with. */
function EmptyShortlist({ featured, onUndo }: Featured & { readonly onUndo?: () => void }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 border-line border-t pt-6">
        <h2 data-focus-after-removal tabIndex={-1} className="text-lead">
          No vehicles on your shortlist
        </h2>
        {onUndo && (
          <button type="button" onClick={onUndo} className={buttonClass('secondary')}>
            Undo<Spoken>clearing the shortlist</Spoken>
          </button>
        )}
        <TextLink href={routes.vehicles}>See all vehicles</TextLink>
      </div>
      <p className="measure mt-2 text-muted">
        {canStore()
          ? 'Tap the bookmark on a car and it waits for you here.'
          : 'Your browser stores nothing for this site, so what you mark is lost when you leave the page. Allow the site to store data, or make room, and the list is kept here.'}
      </p>
      <SmallCards vehicles={featured} />
    </>
  );
}
