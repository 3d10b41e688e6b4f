import { contactCard } from '@/lib/files/contact-card';
import { site } from '@/lib/site/site';

export const dynamic = 'force-static';

/** The dealer for an address book. Hosts derive the media type from the file name. */
export function GET() {
  return new Response(contactCard(site), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
