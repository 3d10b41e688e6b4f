/** Milliseconds in which a second press belongs to the one that opened the dialog. */
const DOUBLE_PRESS_MS = 500;
/** Pixels. */
const SAME_PLACE = 10;

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** The press that opened the last dialog; at 0, 0 by the keyboard. */
let opening = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

/** Opens the dialog over the page. */
export function showDialog(dialog: HTMLDialogElement, press?: Press) {
  window.visualViewport?.addEventListener('resize', measureKeyboard);
  addStep(dialog);
  const { documentElement: root } = document;
  root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
  dialog.showModal();
  opening = { time: performance.now(), x: press?.clientX ?? 0, y: press?.clientY ?? 0 };
}

/** Whether a press is the second one of a double click that opened the dialog: beside the dialog, or in the same place. */
export function isSecondPress({ clientX, clientY, timeStamp }: Press, onBackdrop: boolean): boolean {
  if (timeStamp - opening.time > DOUBLE_PRESS_MS) return false;
  const isPlaced = opening.x > 0 || opening.y > 0;
  return onBackdrop || (isPlaced && Math.hypot(clientX - opening.x, clientY - opening.y) < SAME_PLACE);
}

/** Safari's keyboard covers the page without a new layout. For the height of a sheet. */
function measureKeyboard() {
  const { clientHeight, style } = document.documentElement;
  const seen = visualViewport ? visualViewport.height * visualViewport.scale : clientHeight;
  style.setProperty('--keyboard', `${Math.max(0, Math.round(clientHeight - seen))}px`);
}

/**
 * Makes a dialog a step of the browser's history, so that Back closes it. Any other way to close goes back one step.
 * Phones with CloseWatcher need none: their Back closes a dialog.
 */
export function addStep(dialog: HTMLDialogElement) {
  if ('CloseWatcher' in window && matchMedia('(hover: none)').matches) return;
  window.onfocus = null;
  if (!history.state) history.pushState(true, '');
  window.onpopstate = () => dialog.close();
  dialog.onclose = () => history.state && history.back();
}

/**
 * For a link that leads out of the dialog to another site or program: a step back now would cancel it in browsers without
 * tabs, as in Instagram and Facebook. It is made when the visitor returns.
 */
export function leaveStep(dialog: HTMLDialogElement) {
  if (!history.state) return;
  dialog.onclose = null;
  window.onfocus = () => {
    window.onfocus = null;
    if (history.state) history.back();
  };
}
