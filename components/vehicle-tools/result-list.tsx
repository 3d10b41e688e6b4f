type Props = { readonly rows: readonly { readonly label: string; readonly value: string }[] };

/** The result of a calculation, as ruled lines. */
export function ResultList({ rows }: Props) {
  return (
    <dl className="figures border-line border-t">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3">
          <dt className="text-muted text-small">{label}</dt>
          <dd className="text-lead">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
