/** Input that its island could not handle yet, with the state that the field had after it. */
export type Input = {
  readonly event: Event;
  readonly target: HTMLElement;
  readonly value?: string;
  readonly checked?: boolean;
};

/** The inline script's recorder, for the runtime. */
type Recorder = {
  readonly inputs: Input[];
  /** Records the event, if it is one that an island may handle. */
  readonly record: (event: Event) => void;
  /** Ends the recording of all events. */
  readonly stop: () => void;
};

declare global {
  interface Window {
    inputRecorder?: Recorder;
  }
}

const TYPES = ['click', 'input', 'change', 'submit', 'keydown'] as const;
const TEXT = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** Milliseconds until a recorded press is given up: the page falls back to the page without JavaScript. */
const PATIENCE = 20_000;

/**
 * Runs in the head of a page. Records presses, choices, text and arrow keys until the runtime replays them
 * (replay-input.ts). Not recorded: presses that the browser handles itself (links, `details`, dialogs opened by
 * `command`), or an inline script (data-inline buttons). A pending button is 'aria-busy'.
 */
export function recordInput(): void {
  const { classList, dataset } = document.documentElement;
  const inputs: Input[] = [];

  function record(event: Event) {
    const target = targetOf(event);
    if (!target || !classList.contains('js')) return;
    if (event.type === 'submit') event.preventDefault();
    const control = (event as SubmitEvent).submitter ?? target;
    if (control.localName === 'button') control.setAttribute('aria-busy', 'true');
    const { value, checked } = target as HTMLInputElement;
    if (inputs.push({ event, target, value, checked }) > 1) return;
    setTimeout(() => {
      if (!dataset.hydration) classList.remove('js');
    }, PATIENCE);
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
function targetOf(event: Event): HTMLElement | null {
  const target = event.target as HTMLElement;
  if (!target.closest) return null;
  const isText = target.matches(TEXT);
  switch (event.type) {
    case 'click': {
      const button = target.closest('button');
      // A form reports its submission. A browser without `command` has no `commandForElement` either.
      const submits = button?.type === 'submit' && button.form;
      return submits || button?.commandForElement || button?.matches('[data-inline]') ? null : button;
    }
    case 'submit':
      return target.matches('[method=dialog], [action]') ? null : target;
    case 'keydown':
      return isText || !/^(Arrow|Home|End)/.test((event as KeyboardEvent).key) ? null : target;
    default:
      return isText === (event.type === 'input') ? target : null;
  }
}
