import { legalAddress } from '@/lib/legal/legal-pages';

type Props = { readonly children: string; readonly className?: string };

/** What becomes of what is written into a form, in a sentence, and where the whole of it is read. */
export function FormNotice({ children, className }: Props) {
  const policy = legalAddress('privacy');
  return (
    <p className={className}>
      {children}
      {policy && (
        <>
          {' '}
          <a href={policy} className="underline decoration-line-strong underline-offset-4 hover:text-ink">
            Privacy
          </a>
        </>
      )}
    </p>
  );
}
