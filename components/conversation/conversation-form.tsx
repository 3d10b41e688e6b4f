'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { readFields } from '@/components/enquiry/form-fields';
import { useDraft } from '@/components/enquiry/use-draft';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ConversationKind } from '@/lib/conversation/conversations';

type Props = {
  readonly kind: ConversationKind;
  /** In session storage. */
  readonly draftKey: string;
  readonly fileCount: number;
  /** The questions. */
  readonly children: ReactNode;
  /** One submits, one resets. */
  readonly buttons: ReactNode;
};

const loadPrepare = () => import('./prepare-conversation');

/**
 * Composes a message from the answers and offers links that send it; the site sends nothing. What was typed survives a
 * reload until it is cleared. The code for message and photographs loads on demand.
 */
export function ConversationForm({ kind, draftKey, fileCount, children, buttons }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  /** They may still be on their way. */
  const photographs = useRef<Promise<readonly File[]>>(undefined);
  const [album, setAlbum] = useState<ReactNode>(null);
  const [handed, setHanded] = useState<ReactNode>(null);
  const hydrated = useHydrated();
  const [failed, setFailed] = useState(false);

  const draft = useDraft(formRef, draftKey, async (form) => (await loadPrepare()).nameWantedCar(form, fileCount));

  function attempt(work: () => Promise<void>) {
    setFailed(false);
    work().catch((error: unknown) => {
      setFailed(true);
      reportError(error);
    });
  }

  function edited() {
    setHanded(null);
    draft.keep();
  }

  function choose({ target }: FormEvent<HTMLFormElement>) {
    const { files } = target as HTMLInputElement;
    if (!files) return;
    const chosen = [...files];
    // So that the same picture can be chosen again.
    (target as HTMLInputElement).value = '';
    const before = photographs.current;
    let resolve: (files: Promise<readonly File[]> | readonly File[]) => void = () => {};
    // At once: 'Prepare the message' waits for them, also while the album's code is on its way.
    photographs.current = new Promise((resolved) => {
      resolve = resolved;
    });
    attempt(async () => {
      try {
        const { showAlbum } = await import('./album');
        setAlbum(
          showAlbum(chosen, (files) => {
            resolve(files);
            photographs.current = files;
            setHanded(null);
          }),
        );
      } catch (error) {
        resolve(before ?? []);
        throw error;
      }
    });
  }

  function prepare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = readFields(event.currentTarget);
    setHanded(null);
    attempt(async () => {
      const { prepareConversation } = await loadPrepare();
      setHanded(prepareConversation(kind, answers, await photographs.current));
    });
  }

  function clear() {
    draft.forget();
    photographs.current = undefined;
    setAlbum(null);
    setHanded(null);
    setFailed(false);
  }

  return (
    <>
      <form
        ref={formRef}
        onSubmit={prepare}
        onInput={edited}
        onChange={choose}
        onReset={clear}
        data-cannot-share={hydrated && !canShareFiles() ? '' : undefined}
        className="js-only grid gap-x-6 gap-y-5 sm:grid-cols-2"
      >
        {children}
        {album}
        {buttons}
      </form>
      {failed && (
        <p role="alert" className="mt-6 text-error">
          Part of this page did not load. What you typed is still there: please try again.
        </p>
      )}
      {handed}
    </>
  );
}

/** Whether the device's own share sheet takes pictures from this browser. */
function canShareFiles() {
  return navigator.canShare?.({ files: [new File([], 'a.jpg', { type: 'image/jpeg' })] });
}
