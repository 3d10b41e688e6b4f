import { listInWords, lowerFirst } from '@/lib/text/phrases';

type Props = { readonly labels: readonly string[]; readonly className?: string };

/** Which terms are to be confirmed, in a sentence; nothing where all are known. */
export function OpenTerms({ labels, className }: Props) {
  if (labels.length === 0) return null;
  return <p className={className}>To be confirmed: {listInWords(labels.map(lowerFirst))}.</p>;
}
