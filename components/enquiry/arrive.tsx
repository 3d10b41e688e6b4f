import type { ReactNode } from 'react';
import { fetchVehicles } from '@/components/device/fetch-vehicles';
import { onArrival, takeOffer } from '@/lib/enquiry/arrival';
import { parseDraft } from '@/lib/enquiry/parse-draft';
import {
  carsAsked,
  type EnquiryPrefill,
  type EnquirySubjects,
  enquiryPrefill,
  vehicleAsked,
} from '@/lib/enquiry/prefill';
import { modeIn } from '@/lib/vehicle/mode';
import { EnquiryOffer } from './enquiry-offer';
import { EnquirySubject } from './enquiry-subject';
import { readFields } from './form-fields';
import { writeFields } from './write-fields';

/** What the address adds around the form. */
export type Arrival = { readonly subject?: ReactNode; readonly offer?: ReactNode };

type Given = {
  /** What was kept of the form, as it was stored. */
  readonly stored: string | null;
  readonly services: EnquirySubjects['services'];
  /** In how many files the vehicles lie. */
  readonly fileCount: number;
};

/** Fills in what the address of the page says the enquiry is about, as soon as the name of a car is there. */
export async function arrive(form: HTMLFormElement, { stored, services, fileCount }: Given): Promise<Arrival> {
  const from = parseDraft(stored)?.from ?? '';
  // Of all cars only those that the addresses of now and of the draft name.
  const vehicles = await fetchVehicles(carsAsked(location.search, from), fileCount).catch((error) => {
    reportError(error);
    return [];
  });
  // The form may have been cleared meanwhile, and the address with it.
  const { search } = location;
  const subjects = { vehicles, services };
  const draft = { fields: readFields(form), from };
  const { fields, offer } = onArrival(draft, enquiryPrefill(search, subjects), search, subjects);
  writeFields(form, fields);
  const vehicle = vehicleAsked(search, vehicles);

  return {
    subject: vehicle && <EnquirySubject vehicle={vehicle} mode={modeIn(search)} />,
    offer: offer && <EnquiryOffer about={offer.about} onTake={() => take(form, offer)} />,
  };
}

function take(form: HTMLFormElement, offer: EnquiryPrefill) {
  writeFields(form, takeOffer(readFields(form), offer));
  const message = form.elements.namedItem('message') as HTMLTextAreaElement;
  message.focus();
  // As typing does, for it is to be kept.
  message.dispatchEvent(new Event('input', { bubbles: true }));
}
