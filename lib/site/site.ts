'use build';

import written from '@/data/site.json';
import { internationalDigits } from '@/lib/locale';
import type { Site } from '@/lib/schema/types';
import { plainText } from '@/lib/text/words';

/**
 * The dealer's facts, for server and client components alike. The build checks the file before bundling
 * (lib/data-check): visitors download no schema. The check's changes are repeated here: plain texts, phone numbers
 * as dialled, null for what the file leaves out.
 */
export const site = /* @__PURE__ */ siteOf(written);

function siteOf(file: object): Site {
  const { $schema: _, ...facts } = plain(file) as Omit<typeof written, 'legal'> &
    Partial<Pick<Site, 'social' | 'legal'>>;
  return {
    formEndpoint: null,
    stockPhotoHost: null,
    ...facts,
    social: { Facebook: null, Instagram: null, X: null, YouTube: null, ...facts.social },
    legal: { privacy: null, terms: null, cookies: null, ...facts.legal },
    phones: facts.phones.map((display) => ({ display, e164: `+${internationalDigits(display)}` })),
    whatsapp: internationalDigits(facts.whatsapp),
  } as unknown as Site;
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
