type Props = { readonly sections: readonly { readonly id: string; readonly title: string }[] };

/** Links to the sections of a long text, on wide screens only. */
export function OnThisPage({ sections }: Props) {
  return (
    <nav aria-label="On this page" className="hidden lg:block" data-no-print>
      <ul className="columns-2 gap-x-10 *:border-line *:border-t">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-target min-w-target items-center text-small decoration-1 decoration-brass underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
