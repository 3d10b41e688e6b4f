import { legal } from '@/lib/inventory/inventory';
import { legalRoute } from '@/lib/page/routes';
import type { LegalName, LegalText } from '@/lib/schema/types';
import { site } from '@/lib/site/site';

export const legalLabels = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
} as const satisfies Record<LegalName, string>;

export type LegalPage = {
  readonly name: LegalName;
  readonly label: string;
  readonly path: string;
  readonly text: LegalText;
};

/** The pages of those legal texts that there are, in the order of the footer. */
export const legalPagesOf = (texts: Partial<Record<LegalName, LegalText>>): readonly LegalPage[] =>
  (Object.keys(legalLabels) as LegalName[]).flatMap((name) => {
    const text = texts[name];
    return text ? [{ name, label: legalLabels[name], path: legalRoute(name), text }] : [];
  });

/** The legal pages of this site: those that data/legal.json holds. */
export const legalPages = legalPagesOf(legal);

/** The address of a legal text: the dealer's own, else its page here; null if there is neither. */
export function legalAddress(name: LegalName): string | null {
  return site.legal[name] ?? (legal[name] ? legalRoute(name) : null);
}
