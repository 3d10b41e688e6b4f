import type { ReactNode } from 'react';
import { fetchVehicles } from '@/components/device/fetch-vehicles';
import { type ConversationKind, WANTED } from '@/lib/conversation/conversations';
import { parseAnswers, withCar } from '@/lib/conversation/draft';
import { conversationMessage } from '@/lib/conversation/messages';
import { carsAsked, vehicleAsked } from '@/lib/enquiry/prefill';
import { ConversationSent } from './conversation-sent';

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
export function prepareConversation(
  kind: ConversationKind,
  answers: FormData,
  photographs: readonly File[] = [],
): ReactNode {
  const text = conversationMessage({ kind, answers: parseAnswers(JSON.stringify([...answers])), car });
  return <ConversationSent kind={kind} text={text} photographs={photographs} />;
}
