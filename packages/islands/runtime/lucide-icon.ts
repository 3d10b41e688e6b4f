import { type ComponentProps, createElement } from 'react';

type Drawing = readonly [element: string, attributes: Readonly<Record<string, string>>];
type IconData = { readonly name: string; readonly node: readonly Drawing[]; readonly aliases?: readonly unknown[] };

/**
 * Stands for lucide-react's own in the scripts of the built pages, and writes the same elements. Theirs knows contexts and
 * options that nobody uses here, for two kilobytes on every page.
 */
export default function createLucideIcon({ name, node, aliases = [] }: IconData) {
  const names = [name, ...aliases.filter((alias) => typeof alias === 'string')].map((one) => `lucide-${one}`);
  return function Icon({ className, ...props }: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', ...names, className].join(' ').trim(),
        ...props,
      },
      ...node.map(([element, attributes]) => createElement(element, attributes)),
    );
  };
}
