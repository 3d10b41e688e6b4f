import type { ReactNode } from 'react';
import { fetchVehicles } from '@/components/device/use-vehicles';
import { readFields } from '@/components/enquiry/form-fields';
import { type ConversationKind, conversations, WANTED } from '@/lib/conversation/conversations';
import { withCar } from '@/lib/conversation/draft';
import { answered, conversationMessage, groupedInField, missingAnswer } from '@/lib/conversation/messages';
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

/** The message so far, with the links that send it once it has what it needs; null without an answer. */
export function writeMessage(
  kind: ConversationKind,
  form: HTMLFormElement | null,
  photographs: readonly File[],
): ReactNode {
  const answers = form ? readFields(form) : {};
  const { questions } = conversations[kind];
  if (answered(questions, answers).length === 0) return null;
  return (
    <ConversationSent
      kind={kind}
      text={conversationMessage({ kind, answers, car })}
      missing={missingAnswer(questions, answers)?.label}
      photographs={photographs}
    />
  );
}
