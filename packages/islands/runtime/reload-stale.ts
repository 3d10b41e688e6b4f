declare global {
  interface Window {
    /** Reloads the page if one of these files, which did not load, is gone. */
    reloadStale?: (addresses: readonly string[]) => void;
  }
}

/** Milliseconds. */
const TIMEOUT = 10_000;

/**
 * Runs in the head of a page. The next deploy removes files with a hash in their name. A page that requests one is
 * stale, and reloads once. It does not reload after a reload, so never in a loop. It does not reload over typed text,
 * nor while a link is being followed, which a reload would cancel.
 */
export function reloadStale(): void {
  let isLeaving = false;
  const mayReload = () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
    return (
      !isLeaving &&
      navigation?.type !== 'reload' &&
      [...fields].every(({ value, defaultValue }) => value === defaultValue)
    );
  };
  window.reloadStale = (addresses) => {
    // Not before: with this listener, some browsers do not keep a page for 'back'.
    window.onbeforeunload = () => {
      isLeaving = true;
    };
    for (const address of mayReload() ? addresses : []) {
      fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout?.(TIMEOUT) }).then(
        ({ status }) => {
          if (status === 404 && mayReload()) location.reload();
        },
        // A dropped connection says nothing about the file.
        () => {},
      );
    }
  };
  addEventListener(
    'error',
    ({ target }) => {
      if ((target as Element).localName !== 'script') return;
      // An error of a script may be that of a script that it imports.
      const preloads = document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]');
      window.reloadStale?.([...preloads].map(({ href }) => href));
    },
    true,
  );
}
