import type { ReactNode } from 'react';
import { fetchVehicles } from '@/components/device/fetch-vehicles';
import { carsAsked, vehicleAsked } from '@/lib/enquiry/prefill';
import { type ConversationKind, WANTED } from '@/lib/offer/conversations';
import { parseAnswers, withCar } from '@/lib/offer/offer-draft';
import { offerMessage } from '@/lib/offer/offer-messages';
import { OfferHanded } from './offer-handed';

/** The car of ours that the address of the page names, once it is known. */
let car: { readonly id: number; readonly name: string } | undefined;

/** Writes into a form what was typed before, and the car that the address names. */
export async function arrive(form: HTMLFormElement | null, draft: string | null, fileCount: number): Promise<void> {
  const field = (name: string) => {
    const control = form?.elements.namedItem(name);
    return control && 'value' in control ? control : null;
  };
  for (const [name, answer] of Object.entries(parseAnswers(draft))) {
    const control = field(name);
    // What was typed meanwhile comes first.
    if (control?.value === '') control.value = answer;
  }
  const wanted = field(WANTED);
  if (!wanted) return;
  car = vehicleAsked(location.search, await fetchVehicles(carsAsked(location.search), fileCount));
  if (car) wanted.value = withCar(wanted.value, car.name);
}

/** What the form shows once there is a message. */
export function prepareOffer(kind: ConversationKind, answers: FormData, photographs: readonly File[] = []): ReactNode {
  const text = offerMessage({ kind, answers: parseAnswers(JSON.stringify([...answers])), car });
  return <OfferHanded kind={kind} text={text} photographs={photographs} />;
}
