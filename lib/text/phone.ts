import { COUNTRY_CODE, TRUNK } from '@/lib/locale';

/**
 * The digits of a phone number with its country code; lib/schema/contact.ts has checked it. '+254 700 000 000', '00254
 * 700 …', '+254 (0)700 …' and '0700 000 000' give '254700000000'.
 */
export function internationalDigits(written: string): string {
  const digits = written.replace(/\(0\)|[^\d+]/g, '');
  return /^(?:\+|00)/.test(digits) ? digits.replace(/^(?:\+|00)/, '') : digits.replace(TRUNK, COUNTRY_CODE);
}
