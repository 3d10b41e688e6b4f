import { clsx } from 'clsx/lite';
import { checkboxClass } from '@/components/ui/field';
import { site } from '@/lib/site/site';

type Props = { readonly id: string; readonly children: string; readonly className?: string };

/** Consent is given, not assumed: unticked, and only where a form is sent by the site itself. */
export function ConsentBox({ id, children, className }: Props) {
  if (site.formEndpoint === null) return null;
  return (
    <div className={clsx('flex items-start gap-3', className)}>
      <input id={id} name="consent" value="yes" type="checkbox" required className={checkboxClass} />
      <label htmlFor={id} className="text-small">
        {children}
      </label>
    </div>
  );
}
