import type { ReactNode } from 'react';
import type { Fields } from '@/lib/enquiry/draft';
import { contactFields, contactSent, contactThanks } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';
import { HandOver } from './hand-over';
import { sendForm } from './send-form';

/** The form's confirmation of a sent enquiry. */
export type Handed = {
  readonly banner: ReactNode;
  /** The note that remains after the banner. */
  readonly note: ReactNode;
  readonly links: ReactNode;
};

const bannerText = site.formEndpoint === null ? contactThanks : contactSent;
const note =
  site.formEndpoint === null ? 'Your enquiry is ready. Choose how to send it.' : 'Your enquiry has been sent.';

/**
 * @param form the same fields, as they are sent
 * @throws SendFailure
 */
export async function sendEnquiry(texts: Fields, form: FormData): Promise<Handed> {
  await sendForm(form, 'enquiry');
  const fields = contactFields(texts);
  return {
    banner: <p className="wrap-anywhere border-brass border-l-2 py-1 pl-5 text-lead">{bannerText(fields.name)}</p>,
    note: <p className="text-muted text-small">{note}</p>,
    links: <HandOver fields={fields} />,
  };
}
