'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { readDraft } from '@/components/enquiry/draft-storage';
import { readFields } from '@/components/enquiry/form-fields';
import { useDraft } from '@/components/enquiry/use-draft';
import { Icon } from '@/components/ui/icon';
import { PLUS } from '@/components/ui/icon-shapes';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ConversationKind } from '@/lib/conversation/conversations';

type Props = {
  readonly kind: ConversationKind;
  /** In session storage. */
  readonly draftKey: string;
  readonly fileCount: number;
  readonly title: ReactNode;
  /** Above the questions. */
  readonly intro: ReactNode;
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
export function ConversationForm({ kind, draftKey, fileCount, title, intro, children, buttons }: Props) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  /** They may still be on their way. */
  const photographs = useRef<Promise<readonly File[]>>(undefined);
  const [album, setAlbum] = useState<ReactNode>(null);
  const [handed, setHanded] = useState<ReactNode>(null);
  const hydrated = useHydrated();
  const [failed, setFailed] = useState(false);

  const draft = useDraft(formRef, draftKey, async (form) => (await loadPrepare()).nameWantedCar(form, fileCount));

  // What was typed, or what the address names, does not stay folded. Not every browser unfolds what a fragment is in.
  useEffect(() => {
    const details = detailsRef.current;
    const isNamed = location.hash === `#${kind}`;
    if (!details || details.open || !(isNamed || (!location.hash && readDraft(draftKey)))) return;
    details.open = true;
    if (isNamed) document.getElementById(kind)?.scrollIntoView();
  }, [kind, draftKey]);

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
    <details ref={detailsRef} name="conversation" className="group">
      <summary className="flex min-h-18 items-center justify-between gap-6 py-3 marker:content-none hover:text-brass">
        {title}
        <Icon shape={PLUS} className="fades size-6 shrink-0 text-brass group-open:rotate-45" strokeWidth={1.25} />
      </summary>
      {/* Browsers unfold what a fragment is in; the title stays in view above it. */}
      <div id={kind} className="scroll-mt-36 pt-1 pb-12">
        {intro}
        <form
          ref={formRef}
          aria-labelledby={`${kind}-title`}
          onSubmit={prepare}
          onInput={edited}
          onChange={choose}
          onReset={clear}
          data-cannot-share={hydrated && !canShareFiles() ? '' : undefined}
          data-no-print
          className="js-only mt-8 grid gap-x-10 gap-y-7 sm:grid-cols-2"
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
      </div>
    </details>
  );
}

/** Whether the device's own share sheet takes pictures from this browser. */
function canShareFiles() {
  return navigator.canShare?.({ files: [new File([], 'a.jpg', { type: 'image/jpeg' })] });
}
