'use client';

import { useEffect, useState } from 'react';

/** Whether a dialog has been opened at least once, by whatever opened it. */
export function useOpened(id: string): boolean {
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!dialog || opened) return;
    function look() {
      if (dialog?.hasAttribute('open')) setOpened(true);
    }
    look();
    const watch = new MutationObserver(look);
    watch.observe(dialog, { attributes: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [id, opened]);

  return opened;
}
