/**
 * The digits of a phone number with its country code: '254700000000' for '+254 700 000 000', '00254 700 …', '+254 (0)700 …'
 * and, in Kenya, '0700 000 000'. Small, since every page takes it along; lib/schema/contact.ts checks the result.
 */
export function internationalDigits(written: string): string {
  return written
    .replace(/\(0\)|[^\d+]/g, '')
    .replace(/^(?:\+|00)/, '')
    .replace(/^0/, '254');
}
