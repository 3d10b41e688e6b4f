/*
 * Small versions of browser features that jsdom lacks, loaded by components/testing/jest.pages.setup.ts. Escape and the inert
 * page behind a dialog are tested in e2e/.
 */

const preferences = new Map<string, boolean>();
const queries = new Set<MediaQueryList>();

export function completeBrowser() {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  Object.assign(window, { matchMedia, scrollTo: scrollPage, reportError: (error: unknown) => console.error(error) });
  document.addEventListener('submit', closeDialogOfForm);
  addEventListener('click', stayOnThePage);
}

export function resetBrowser() {
  preferences.clear();
  queries.clear();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.documentElement.className = '';
  delete document.documentElement.dataset.mode;
  window.scrollY = 0;
}

/** Sets the result of a media query and notifies its listeners: prefer('(prefers-color-scheme: dark)'). */
export function prefer(media: string, matches = true) {
  preferences.set(media, matches);
  for (const query of queries) {
    if (query.media === media) query.dispatchEvent(new Event('change'));
  }
}

/** Scrolls at once, ignoring `behavior`. */
export function scrollPage({ top }: { readonly top: number }) {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

function matchMedia(media: string) {
  const query = Object.defineProperties(new EventTarget(), {
    media: { value: media },
    matches: { get: () => preferences.get(media) ?? false },
  }) as MediaQueryList;
  queries.add(query);
  return query;
}

const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement) {
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  focusedBefore.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('a[href], button, input, select, textarea')?.focus();
}

function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const before = focusedBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
}

/** A form of the method 'dialog' closes its dialog instead of submitting. */
function closeDialogOfForm(event: SubmitEvent) {
  if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'dialog') return;
  event.preventDefault();
  event.target.closest('dialog')?.close();
}

/** jsdom cannot navigate, and logs an error: tests read the address of a link. */
function stayOnThePage(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}
