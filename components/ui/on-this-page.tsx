type Props = { readonly sections: readonly { readonly id: string; readonly title: string }[] };

/**
 * The sections of a long page as a ruled list, each leading to its place. On phones, where titles wrap, its rows stay level; on
 * wider screens it reads down its columns.
 */
export function OnThisPage({ sections }: Props) {
  return (
    <nav aria-label="On this page" data-no-print>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,50%-0.75rem),1fr))] gap-x-6 *:break-inside-avoid sm:block sm:columns-2 sm:gap-x-10">
        {sections.map(({ id, title }) => (
          <li key={id} className="border-line border-t">
            <a
              href={`#${id}`}
              className="flex min-h-target items-baseline py-2.5 text-small decoration-1 decoration-brass underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
