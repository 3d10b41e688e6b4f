/** Input that its island could not handle yet, with the state of the field after it. */
export type Input = {
  readonly type: string;
  readonly target: HTMLElement;
  readonly value?: string;
  readonly checked?: boolean;
};

/** The inline script's recorder, for the runtime. */
type Recorder = {
  readonly inputs: Input[];
  /** Records the event if an island may handle it, and returns whether it did. */
  readonly record: (event: Event) => boolean;
  /** Ends the recording of all events. */
  readonly stop: () => void;
};

declare global {
  interface Window {
    inputRecorder?: Recorder;
  }
}

const TYPES = ['click', 'input', 'change'] as const;
const TEXT = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** Milliseconds until a recorded press is given up: the page falls back to the page without JavaScript. */
const PATIENCE = 20_000;

/**
 * Runs in the head of a page. Records presses of buttons, choices and text until the runtime replays them. Not recorded:
 * presses that the browser handles itself (links, `details`, dialogs opened by `command`), or an inline script
 * (data-inline buttons). A pending button is 'aria-busy'.
 */
export function recordInput(): void {
  const { classList, dataset } = document.documentElement;
  const inputs: Input[] = [];

  function record(event: Event): boolean {
    const target = targetOf(event);
    if (!target || !classList.contains('js')) return false;
    if (event.type === 'click') {
      // The island submits its form.
      event.preventDefault();
      target.setAttribute('aria-busy', 'true');
    }
    const { value, checked } = target as HTMLInputElement;
    if (inputs.push({ type: event.type, target, value, checked }) === 1) {
      setTimeout(() => {
        if (!dataset.hydration) classList.remove('js');
      }, PATIENCE);
    }
    return true;
  }

  for (const type of TYPES) addEventListener(type, record, true);
  window.inputRecorder = {
    inputs,
    record,
    stop: () => {
      for (const type of TYPES) removeEventListener(type, record, true);
    },
  };
}

/** The element at which an island would handle the event; null where the browser does, or nothing. */
function targetOf({ type, target }: Event): HTMLElement | null {
  // An icon in a button is no HTMLElement.
  if (!(target instanceof Element)) return null;
  if (type !== 'click') return target.matches(TEXT) === (type === 'input') ? (target as HTMLElement) : null;
  const button = target.closest('button');
  const submits = button?.type === 'submit' && button.form?.matches('[method=dialog], [action]');
  // A browser without `command` has no `commandForElement` either.
  return submits || button?.commandForElement || button?.matches('[data-inline]') ? null : button;
}

/** Repeats recorded input on its element, which is hydrated now. */
export function replayInput({ type, target, value, checked }: Input): void {
  if (!target.isConnected) return;
  const field = target as HTMLInputElement;
  // Hydration may have reset a choice: a click repeats it, with its events.
  if (type === 'click' || field.checked !== checked) target.click();
  else {
    // An assignment moves the caret; a list of files takes none.
    if (field.value !== value && !field.files) field.value = value ?? '';
    target.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
