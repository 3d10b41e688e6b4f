'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { readDraft, storeDraft } from '@/components/enquiry/draft-storage';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ConversationKind } from '@/lib/conversation/conversations';

type Props = {
  readonly kind: ConversationKind;
  /** What its draft lies under. */
  readonly draftKey: string;
  readonly fileCount: number;
  /** The questions. */
  readonly children: ReactNode;
  /** One submits, one resets; they wait until there is somebody to listen. */
  readonly buttons: ReactNode;
};

const loadPrepare = () => import('./prepare-conversation');

/**
 * Puts the answers into a message and hands it over; the site sends nothing. What was typed survives a reload until it is
 * cleared. Whatever is done with it, and all that photographs need, is fetched when it is wanted.
 */
export function ConversationForm({ kind, draftKey, fileCount, children, buttons }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  /** They may still be on their way. */
  const photographs = useRef<Promise<readonly File[]>>(undefined);
  const [album, setAlbum] = useState<ReactNode>(null);
  const [handed, setHanded] = useState<ReactNode>(null);
  const hydrated = useHydrated();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const draft = readDraft(draftKey);
    // Without it the form starts empty.
    if (draft || location.search)
      loadPrepare().then(({ arrive }) => arrive(formRef.current, draft, fileCount), reportError);
  }, [draftKey, fileCount]);

  function attempt(work: () => Promise<void>) {
    setFailed(false);
    work().catch((error: unknown) => {
      setFailed(true);
      reportError(error);
    });
  }

  function edited() {
    setHanded(null);
    if (formRef.current) storeDraft(JSON.stringify([...new FormData(formRef.current)]), draftKey);
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
    const answers = new FormData(event.currentTarget);
    setHanded(null);
    attempt(async () => {
      const { prepareConversation } = await loadPrepare();
      setHanded(prepareConversation(kind, answers, await photographs.current));
    });
  }

  function clear() {
    storeDraft(null, draftKey);
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
        <fieldset disabled={!hydrated} className="contents">
          <legend className="sr-only">Prepare the message, or begin anew</legend>
          {buttons}
        </fieldset>
      </form>
      {failed && (
        <p role="alert" className="mt-6 text-error">
          Part of this page did not come. What you typed is still there: please try again.
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
