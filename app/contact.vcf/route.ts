import { contactCard } from '@/lib/files/contact-card';
import { site } from '@/lib/site/site';

export const dynamic = 'force-static';

/** The dealer for an address book; the export keeps the words only, and hosts tell the type by the ending of the name. */
export function GET() {
  return new Response(contactCard(site), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
