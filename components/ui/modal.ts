/** Opens the dialog over the page; in a browser without modal dialogs, in its place on the page. */
export function showDialog(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
  } else {
    dialog.setAttribute('open', '');
    dialog.scrollIntoView({ block: 'center' });
  }
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
