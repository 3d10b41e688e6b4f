import type { Input } from './record-input';

/** Repeats recorded input on its element, which is hydrated now. */
export function replayInput({ event, target, value, checked }: Input): void {
  if (!target.isConnected) return;
  const field = target as HTMLInputElement;
  // Hydration may have reset a choice: a click repeats it, with its events.
  if (event.type === 'click' || field.checked !== checked) target.click();
  else if (event.type === 'submit') (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  else if (event.type === 'keydown') target.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent));
  else {
    // An assignment moves the caret; a list of files takes none.
    if (field.value !== value && !field.files) field.value = value ?? '';
    target.dispatchEvent(new Event(event.type, { bubbles: true }));
  }
}

/** Shows that a button waits no longer. */
export function endWaiting({ event, target }: Input): void {
  ((event as SubmitEvent).submitter ?? target).removeAttribute('aria-busy');
}
