type Fact = { readonly label: string; readonly value: string };

/** Facts that may take a sentence, each between rules, beside its label where there is room. */
export function FactLines({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="border-line border-t">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-8 gap-y-1 items-baseline border-line border-b py-3.5 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="text-muted text-small">{label}</dt>
          <dd className="measure whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
