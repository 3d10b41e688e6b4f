import { FormNotice } from '@/components/enquiry/form-notice';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Field, required, TextArea, TextInput } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IMAGE_PLUS, PLUS } from '@/components/ui/icon-shapes';
import { type ConversationKind, conversations, type Question } from '@/lib/conversation/conversations';
import { conversationDraftKeys } from '@/lib/conversation/draft';
import { conversationTemplate } from '@/lib/conversation/messages';
import { MOST_PHOTOGRAPHS } from '@/lib/conversation/photographs';
import { mailtoHref, whatsappHref } from '@/lib/enquiry/links';
import { inventoryFiles } from '@/lib/inventory/inventory-files';
import { site } from '@/lib/site/site';
import { ConversationForm } from './conversation-form';

/** One of the conversations, folded: its questions as a form, or without scripts as a message that is begun already. */
export function ConversationView({ kind }: { readonly kind: ConversationKind }) {
  const { title, text, takesPhotographs, ...conversation } = conversations[kind];
  const questions: readonly Question[] = conversation.questions;
  return (
    <section className="border-line border-b">
      <ConversationForm
        kind={kind}
        draftKey={conversationDraftKeys[kind]}
        fileCount={inventoryFiles.length}
        title={
          <>
            <h2 id={`${kind}-title`} className="font-serif text-heading">
              {title}
            </h2>
            <Icon shape={PLUS} className="fades size-6 shrink-0 text-brass group-open:rotate-45" strokeWidth={1.25} />
          </>
        }
        intro={
          <>
            <p className="measure text-muted">{text}</p>
            <FormNotice className="measure mt-2 text-muted text-small">
              You send it yourself, on WhatsApp or by e-mail.
            </FormNotice>
            <div className="mt-6 no-js:block hidden">
              <WithoutScripts kind={kind} title={title} />
            </div>
          </>
        }
        buttons={<Buttons />}
      >
        {questions.map((question, index) => (
          <fieldset key={question.name} disabled={index > 0} className="min-w-0 disabled:hidden">
            <legend className="mb-2 text-label text-muted">{`Question ${index + 1} of ${questions.length}`}</legend>
            <QuestionField kind={kind} {...question} />
            {takesPhotographs && index === questions.length - 1 && <PhotographChooser kind={kind} />}
          </fieldset>
        ))}
      </ConversationForm>
    </section>
  );
}

function QuestionField({
  kind,
  name,
  label,
  hint,
  isLong,
  isRequired,
  autoComplete,
}: Question & { readonly kind: ConversationKind }) {
  const id = `${kind}-${name}`;
  return (
    <Field label={label} hint={hint} htmlFor={id}>
      {isLong ? (
        <TextArea ruled id={id} name={name} rows={2} {...(isRequired && required)} />
      ) : (
        <TextInput ruled id={id} name={name} {...(isRequired && required)} autoComplete={autoComplete ?? 'off'} />
      )}
    </Field>
  );
}

function Buttons() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
      {/* Hidden after the last question. */}
      <button
        type="submit"
        className={buttonClass('primary', 'w-full group-not-has-disabled/form:hidden sm:w-auto sm:min-w-56')}
      >
        Next
      </button>
      <button type="reset" className={buttonClass('quiet', 'text-muted!')}>
        Clear form
      </button>
    </div>
  );
}

function PhotographChooser({ kind }: { readonly kind: ConversationKind }) {
  const hint = `${kind}-photographs-hint`;
  return (
    <div className="mt-7">
      <div className="flex in-data-cannot-share:hidden flex-wrap items-center gap-x-5 gap-y-2">
        <label
          className={buttonClass(
            'secondary',
            'relative has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2',
          )}
        >
          <Icon shape={IMAGE_PLUS} className="size-4.5 shrink-0" />
          Choose photographs
          <input type="file" accept="image/*" multiple aria-describedby={hint} className="sr-only" />
        </label>
        <p id={hint} className="measure min-w-0 flex-1 basis-40 text-muted text-small">
          Up to {MOST_PHOTOGRAPHS}. Your device makes them smaller and removes where and when they were taken; they are
          gone when you leave this page.
        </p>
      </div>
      <p className="measure in-data-cannot-share:block hidden text-muted text-small">
        Add photographs in the chat or the e-mail.
      </p>
    </div>
  );
}

function WithoutScripts({ kind, title }: { readonly kind: ConversationKind; readonly title: string }) {
  const text = conversationTemplate(kind);
  return (
    <div className="flex flex-wrap gap-3">
      <ExternalLink href={whatsappHref(site.whatsapp, text)} className={buttonClass('primary')}>
        Answer on WhatsApp
      </ExternalLink>
      <a href={mailtoHref({ to: site.emails.sales, subject: title, body: text })} className={buttonClass('secondary')}>
        Answer by e-mail
      </a>
    </div>
  );
}
