/*
 * What the components use of a browser and jsdom lacks, each as small as it can be while behaving truly. Loaded by
 * components/testing/jest.pages.setup.ts. What only a browser can show (Escape, the inert page behind a dialog) is tested in e2e/.
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

/** Answers a media query from now on and tells who listens: prefer('(prefers-color-scheme: dark)'). */
export function prefer(media: string, matches = true) {
  preferences.set(media, matches);
  for (const query of queries) {
    if (query.media === media) query.dispatchEvent(new Event('change'));
  }
}

/** Scrolls at once, however smoothly it was asked for. */
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

/** A form of the method 'dialog' closes its dialog in the place of being sent. */
function closeDialogOfForm(event: SubmitEvent) {
  if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'dialog') return;
  event.preventDefault();
  event.target.closest('dialog')?.close();
}

/** Where a link leads is read from its address; jsdom has no other page to go to and would complain. */
function stayOnThePage(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}
