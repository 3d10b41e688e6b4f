import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

type Props = {
  readonly state: ComponentChildren;
  readonly isSaving: boolean;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly children?: ComponentChildren;
};

/** The one 'Save' of a page, at its foot; Ctrl+S does the same. */
export function SaveBar({ state, isSaving, canSave, onSave, children }: Props) {
  // Before the next key: Ctrl+S right after a letter saves that letter.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (canSave && !isSaving) onSave();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return (
    <div class="save-bar">
      <p role="status">{state}</p>
      {children}
      <button type="button" class="primary" disabled={!canSave || isSaving} onClick={onSave}>
        {isSaving ? 'Saving…' : 'Save'}
      </button>
    </div>
  );
}
