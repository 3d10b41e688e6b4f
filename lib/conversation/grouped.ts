import { WRITTEN_SUM } from '@/lib/market/market';
import { formatNumber } from '@/lib/text/format-number';

/** '82000' as '82,000'; other words as they are. */
export function grouped(answer: string, write: (value: number) => string = formatNumber): string {
  const digits = WRITTEN_SUM.exec(answer)?.[1]?.replace(/\D/g, '');
  return digits === undefined ? answer : write(Number(digits));
}
