import { clsx } from 'clsx/lite';
import { checkboxClass } from '@/components/ui/field';
import { site } from '@/lib/site/site';

type Props = {
  /** Of the consent box. */
  readonly id: string;
  /** The text of the consent. */
  readonly children: string;
  readonly className?: string;
};

/** The further fields for a form service: consent, unchecked at first, and the fixed fields of the service. */
export function ServiceFields({ id, children, className }: Props) {
  if (site.formEndpoint === null) return null;
  return (
    <>
      {site.formFields?.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={clsx('flex items-start gap-3', className)}>
        <input id={id} name="consent" value="yes" type="checkbox" required className={checkboxClass} />
        <label htmlFor={id} className="text-small">
          {children}
        </label>
      </div>
    </>
  );
}
