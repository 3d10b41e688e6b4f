/** Opens the dialog over the page; in a browser that knows no modal dialogs, in its place on the page. */
export function showDialog(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
  } else {
    dialog.setAttribute('open', '');
    dialog.scrollIntoView({ block: 'center' });
  }
}
