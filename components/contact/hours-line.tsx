import { clsx } from 'clsx/lite';

type Props = { readonly label: string; readonly hours: string; readonly className?: string };

export function HoursLine({ label, hours, className }: Props) {
  return (
    <dd
      className={clsx(
        'figures flex min-h-8 flex-wrap items-center gap-x-3 sm:col-start-2 sm:first-of-type:min-h-target',
        className,
      )}
    >
      <p className="min-w-36 text-muted">{label}</p> <p>{hours}</p>
    </dd>
  );
}
