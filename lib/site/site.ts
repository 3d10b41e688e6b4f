'use build';

import written from '@/data/site.json';
import { internationalDigits } from '@/lib/locale';
import type { Site } from '@/lib/schema/types';

/**
 * The dealer's facts, for server and client components alike. The build checks the file before bundling
 * (lib/data-check): visitors download no schema. The schema's changes are repeated here: trimmed texts, phone numbers
 * as dialled.
 */
export const site = /* @__PURE__ */ siteOf(written);

function siteOf(file: typeof written): Site {
  const { $schema: _, ...facts } = trimmed(file) as typeof written;
  return {
    ...facts,
    phones: facts.phones.map((display) => ({ display, e164: `+${internationalDigits(display)}` })),
    whatsapp: internationalDigits(facts.whatsapp),
  } as unknown as Site;
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, trimmed(part)]));
}
