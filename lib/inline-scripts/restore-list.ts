import { requestFile } from '@/lib/page/request-file';

declare global {
  interface Window {
    /** Requests that an inline script began, by address (components/store/inventory.ts). */
    earlyRequests?: Record<string, Promise<Response>>;
  }
}

/** Milliseconds. */
const LONGEST_EMPTY = 4000;

/**
 * Runs in the head of the catalogue, before its style sheets. For a filtered list's address, hides the list in the HTML
 * ('data-restoring') until the island shows the right one (use-catalogue.ts). It reappears after four seconds, or
 * when the page has loaded. The function also starts the page's script and prefetches the list's data. On a slow link
 * they arrive before the style sheets.
 *
 * On the script element, `data-parameters` are the query names of another list, `data-files` the addresses. The
 * template before it holds the script and preloads.
 */
export function restoreList(): void {
  const { currentScript, documentElement: root } = document;
  const [names = [], files = []] = ['parameters', 'files'].map((name) => currentScript?.dataset[name]?.split(' '));
  const asked = new URLSearchParams(location.search);
  if (!names.some((name) => asked.has(name))) return;
  root.setAttribute('data-restoring', '');
  const show = () => root.removeAttribute('data-restoring');
  setTimeout(show, LONGEST_EMPTY);
  addEventListener('load', () => {
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(() => {
      if (!root.dataset.restoring) show();
    });
  });
  const template = currentScript?.previousElementSibling as HTMLTemplateElement;
  document.head.append(template.content);
  window.earlyRequests = Object.fromEntries(files.map((file) => [file, requestFile(file)]));
  // Reported where it is used.
  for (const request of Object.values(window.earlyRequests)) request.catch(() => {});
}
