import type { SocialNetwork } from '@/lib/schema/types';

/** Plain drawings of our own on a 24 x 24 grid; the networks' logos are theirs. */
const drawings: Readonly<Record<SocialNetwork, string>> = {
  Facebook: 'M15 4h-1.5A3.5 3.5 0 0 0 10 7.5V21M7 12h7.5',
  Instagram:
    'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM17 7h.01',
  X: 'm5 5 14 14M19 5 5 19',
  YouTube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM10.5 9.5v5l4-2.5-4-2.5Z',
};

export function SocialIcon({ network }: { readonly network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 fill-none stroke-current"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[network]} />
    </svg>
  );
}
