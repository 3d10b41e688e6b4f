/**
 * Opens the dialog over the page; in a browser without modal dialogs, in its place on the page. On phones it is a step of
 * the history: with a keyboard, screen readers do not announce the returned focus after a step back.
 */
export function showDialog(dialog: HTMLDialogElement) {
  if (matchMedia('(hover: none)').matches) addStep(dialog);
  const { documentElement: root } = document;
  root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
  if (dialog.showModal) {
    dialog.showModal();
  } else {
    dialog.setAttribute('open', '');
    dialog.scrollIntoView({ block: 'center' });
  }
}

/** Makes a dialog a step of the browser's history, so that Back closes it. Any other way to close goes back one step. */
export function addStep(dialog: HTMLDialogElement) {
  if (!history.state) history.pushState(true, '');
  window.onpopstate = () => closeDialog(dialog);
  dialog.onclose = () => history.state && history.back();
}

/** Closes the dialog; in a browser without modal dialogs, fires its `close` event too. */
export function closeDialog(dialog: HTMLDialogElement) {
  if (dialog.close) {
    dialog.close();
  } else {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  }
}
