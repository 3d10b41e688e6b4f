import { buttonClass } from '@/components/ui/button';
import { Field, required, TextArea, TextInput } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { PLUS } from '@/components/ui/icon-shapes';
import { ExternalLink } from '@/components/ui/links';
import { mailtoHref, whatsappHref } from '@/lib/enquiry/links';
import { type SellKind, sellDraftKey, sellForms, sellTemplate } from '@/lib/enquiry/sell';
import { site } from '@/lib/site/site';
import { EnquiryForm } from './enquiry-form';
import { EnquiryTerms } from './form-terms';
import { SellFold } from './sell-fold';

const kinds = Object.keys(sellForms) as SellKind[];

/** The three forms of the sell page, all but the first folded. Without scripts each is a message that is begun already. */
export function SellForms() {
  return kinds.map((kind) => <SellSection key={kind} kind={kind} />);
}

function SellSection({ kind }: { readonly kind: SellKind }) {
  const form = sellForms[kind];
  const { title, text, questions } = form;
  const template = sellTemplate(form);
  return (
    <section className="border-line border-b">
      <SellFold id={kind} draftKey={sellDraftKey(kind)} open={kind === kinds[0]}>
        <summary className="flex min-h-18 items-center justify-between gap-6 py-3 marker:content-none hover:text-brass">
          <h2 id={kind} className="scroll-mt-24 font-serif text-heading">
            {title}
          </h2>
          <Icon shape={PLUS} className="fades size-6 shrink-0 text-brass group-open:rotate-45" strokeWidth={1.25} />
        </summary>
        <div className="pt-1 pb-12">
          <p className="measure mb-8 text-muted">{text}</p>
          <div data-no-print>
            <EnquiryForm draftKey={sellDraftKey(kind)} sell={form} services={[]} labelledBy={kind}>
              {questions.map(({ name, label, hint, isLong, isRequired, autoComplete = 'off' }) => {
                const control = { id: `${kind}-${name}`, name, ...(isRequired && required) };
                return (
                  <Field key={name} label={label} hint={hint} htmlFor={control.id} className="sm:col-span-2">
                    {isLong ? (
                      <TextArea {...control} rows={2} />
                    ) : (
                      <TextInput {...control} autoComplete={autoComplete} />
                    )}
                  </Field>
                );
              })}
              {form.takesPhotographs && (
                <p className="measure text-muted text-small sm:col-span-2">
                  Add photographs in the chat or the e-mail.
                </p>
              )}
              <EnquiryTerms id={`${kind}-consent`} />
            </EnquiryForm>
          </div>
          {site.formEndpoint === null && (
            <div className="no-js:flex hidden flex-wrap gap-3">
              <ExternalLink href={whatsappHref(site.whatsapp, template)} className={buttonClass('primary')}>
                Answer on WhatsApp
              </ExternalLink>
              <a
                href={mailtoHref({ to: site.emails.sales, subject: title, body: template })}
                className={buttonClass('secondary')}
              >
                Answer by e-mail
              </a>
            </div>
          )}
        </div>
      </SellFold>
    </section>
  );
}
