import { gapsOf } from '@/lib/schema/legal-text';
import type { LegalTexts, Site } from '@/lib/schema/types';
import type { Fault } from './faults';
import { printValue } from './print';

/** What people write is not sent anywhere before they can read what becomes of it. */
export function endpointFaults({ formEndpoint, legal }: Site, texts: LegalTexts): readonly Fault[] {
  if (formEndpoint === null || legal.privacy !== null || texts.privacy) return [];
  return [
    {
      file: 'data/site.json',
      entry: null,
      field: 'formEndpoint',
      value: printValue(formEndpoint),
      expected:
        'null until there is a privacy policy: write privacy into data/legal.json, or its address into legal.privacy',
    },
  ];
}

/** A reminder of each legal page that no lawyer has read. */
export function draftNotices(texts: LegalTexts): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    if (!text || text.lawyerReadOn !== undefined) return [];
    const gaps = [text.lead, ...text.sections.map((section) => section.text)].flatMap(gapsOf).length;
    const toComplete = gaps === 0 ? '' : `; ${gaps === 1 ? '1 place' : `${gaps} places`} in [ ] to complete`;
    return [`data/legal.json: ${name} is a draft until lawyerReadOn says when a lawyer has read it${toComplete}`];
  });
}
