'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { readDraft } from '@/components/enquiry/draft-storage';
import { useDraft } from '@/components/enquiry/use-draft';
import type { ConversationKind } from '@/lib/conversation/conversations';

type Props = {
  readonly kind: ConversationKind;
  /** In session storage. */
  readonly draftKey: string;
  readonly fileCount: number;
  /** The summary of the folded form: a heading, and a sign that it unfolds. */
  readonly title: ReactNode;
  /** Above the questions. */
  readonly intro: ReactNode;
  /** The questions, a fieldset each. All but the first are disabled, which hides them and keeps them from validation. */
  readonly children: ReactNode;
  /** One submits, one resets. */
  readonly buttons: ReactNode;
};

const loadPrepare = () => import('./prepare-conversation');

/**
 * Asks one question after the other. The message grows below the answers, with links that send it: the site sends
 * nothing. Answers survive a reload until they are cleared. The code for message and photographs loads on demand.
 */
export function ConversationForm({ kind, draftKey, fileCount, title, intro, children, buttons }: Props) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const photographs = useRef<readonly File[]>([]);
  const [album, setAlbum] = useState<ReactNode>(null);
  /** Or why there is none. */
  const [message, setMessage] = useState<ReactNode>(null);

  const draft = useDraft(formRef, draftKey, (form) =>
    loadPrepare()
      .then(({ nameWantedCar }) => nameWantedCar(form, fileCount))
      .then(write),
  );

  // Unfolded by a draft or by the address: not every browser unfolds the target of a fragment.
  useEffect(() => {
    formRef.current?.toggleAttribute('data-cannot-share', !canShareFiles());
    const { current: details } = detailsRef;
    const isNamed = location.hash === `#${kind}`;
    const draft = readDraft(draftKey);
    // With a draft, all questions are shown.
    if (draft) while (ask(formRef.current));
    if (!details || details.open || !(isNamed || (!location.hash && draft))) return;
    details.open = true;
    if (isNamed) details.lastElementChild?.scrollIntoView();
  }, [kind, draftKey]);

  function attempt(work: Promise<unknown>) {
    work.catch((error: unknown) => {
      setMessage(
        <p role="alert" className="mt-6 text-error">
          Part of this page did not load. What you typed is still there: please try again.
        </p>,
      );
      reportError(error);
    });
  }

  function write() {
    attempt(
      loadPrepare().then(({ writeMessage }) => setMessage(writeMessage(kind, formRef.current, photographs.current))),
    );
  }

  function edited() {
    draft.keep();
    write();
  }

  function change({ target }: FormEvent<HTMLFormElement>) {
    const field = target as HTMLInputElement;
    if (!field.files) return loadPrepare().then(({ groupField }) => groupField(kind, field), reportError);
    const chosen = [...field.files];
    // So that the same picture can be chosen again.
    field.value = '';
    attempt(
      import('./album').then(({ showAlbum }) =>
        showAlbum(chosen, setAlbum, async (files) => {
          photographs.current = await files;
          write();
        }),
      ),
    );
  }

  function askNext(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget: form } = event;
    ask(form)?.querySelector<HTMLElement>('[name]')?.focus();
    // To the buttons below it: on a phone the bar would cover them.
    form.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }

  function clear() {
    draft.forget();
    photographs.current = [];
    setAlbum(null);
    setMessage(null);
  }

  return (
    <details ref={detailsRef} name="conversation" className="group">
      <summary className="flex min-h-18 items-center justify-between gap-6 py-3 marker:content-none hover:text-brass">
        {title}
      </summary>
      {/* Browsers unfold the target of a fragment; the title stays in view above it. */}
      <div id={kind} className="scroll-mt-36 pt-1 pb-12">
        {intro}
        <form
          ref={formRef}
          aria-labelledby={`${kind}-title`}
          onSubmit={askNext}
          onInput={edited}
          onChange={change}
          onReset={clear}
          data-no-print
          className="group/form js-only mt-8 grid gap-y-7"
        >
          {children}
          {album}
          {buttons}
        </form>
        {message}
      </div>
    </details>
  );
}

/** Shows the next question, and returns it; null after the last. */
function ask(form: HTMLFormElement | null) {
  const question = form?.querySelector<HTMLFieldSetElement>('fieldset:disabled');
  if (question) question.disabled = false;
  return question;
}

/** Whether the device's own share sheet takes pictures from this browser. */
function canShareFiles() {
  return navigator.canShare?.({ files: [new File([], 'a.jpg', { type: 'image/jpeg' })] });
}
