import { WholeWords } from '@/components/ui/whole-words';
import { legalAddress } from '@/lib/legal/legal-pages';

type Props = { readonly children: string; readonly className?: string };

/** One sentence about the use of a form's data, with a link to the privacy page. */
export function FormNotice({ children, className }: Props) {
  const policy = legalAddress('privacy');
  return (
    <p className={className}>
      <WholeWords>{children}</WholeWords>
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
