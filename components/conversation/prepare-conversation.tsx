import type { ReactNode } from 'react';
import { fetchVehicles } from '@/components/device/fetch-vehicles';
import { type ConversationKind, WANTED } from '@/lib/conversation/conversations';
import { withCar } from '@/lib/conversation/draft';
import { conversationMessage, groupedInField } from '@/lib/conversation/messages';
import type { Fields } from '@/lib/enquiry/draft';
import { carsAsked, vehicleAsked } from '@/lib/enquiry/prefill';
import { ConversationSent } from './conversation-sent';

/** The dealer's car that the page's address names, once it is loaded. */
let car: { readonly id: number; readonly name: string } | undefined;

/** Adds the car that the address names to the answer about it. */
export async function nameWantedCar(form: HTMLFormElement, fileCount: number): Promise<void> {
  const wanted = form.elements.namedItem(WANTED);
  if (!wanted || !('value' in wanted)) return;
  const { vehicles } = await fetchVehicles(carsAsked(location.search), fileCount);
  car = vehicleAsked(location.search, vehicles);
  if (car) wanted.value = withCar(wanted.value, car.name);
}

/** Groups the digits when the field loses focus: during typing the cursor would move. */
export function groupField(kind: ConversationKind, field: HTMLInputElement) {
  if (field !== document.activeElement) field.value = groupedInField(kind, field.name, field.value);
}

/** The panel with the message, and the links that send it. */
export function prepareConversation(kind: ConversationKind, answers: Fields, photographs: readonly File[]): ReactNode {
  const text = conversationMessage({ kind, answers, car });
  return <ConversationSent kind={kind} text={text} photographs={photographs} />;
}
