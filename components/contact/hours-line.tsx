type Props = { readonly label: string; readonly hours: string };

export function HoursLine({ label, hours }: Props) {
  return (
    <dd className="figures flex min-h-8 flex-wrap items-center gap-x-3 sm:col-start-2 sm:first-of-type:min-h-target">
      <p className="min-w-36 text-muted">{label}</p> <p>{hours}</p>
    </dd>
  );
}
