/** Opens the dialog over the page; in a browser without modal dialogs, in its place on the page. */
export function showDialog(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
  } else {
    dialog.setAttribute('open', '');
    dialog.scrollIntoView({ block: 'center' });
  }
}

/**
 * Makes an open dialog a step of the browser's history, so that Back closes it. Any other way to close goes back one
 * step. For phones only: with a keyboard, screen readers do not announce the returned focus after a step back.
 */
export function addStep(dialog: HTMLDialogElement) {
  history.pushState(true, '');
  addEventListener('popstate', () => closeDialog(dialog), { once: true });
  dialog.onclose = () => {
    if (history.state) history.back();
  };
}

/** Closes the dialog; in a browser without modal dialogs, fires its `close` event too. */
export function closeDialog(dialog: HTMLDialogElement) {
  if (typeof dialog.close === 'function') {
    dialog.close();
  } else {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  }
}
