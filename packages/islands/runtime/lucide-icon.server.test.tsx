import { ArrowRight, Columns2, Share2, Sun } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createLucideIcon from './lucide-icon';

type Drawing = Parameters<typeof createLucideIcon>[0]['node'];

/** What an icon's own module hands over, read from what lucide-react draws of it. */
function dataOf(html: string) {
  const drawing = [...html.matchAll(/<(path|circle|line|rect) ([^>]*)>/g)].map(([, element = '', attributes = '']) => [
    element,
    Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  ]);
  const [, name = '', ...aliases] = /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const short = (className: string) => className.replace('lucide-', '');
  return { name: short(name), node: drawing as unknown as Drawing, aliases: aliases.map(short) };
}

it('writes the same elements as lucide-react', () => {
  for (const icon of [ArrowRight, Columns2, Share2, Sun]) {
    const own = createLucideIcon(dataOf(renderToStaticMarkup(createElement(icon))));
    for (const props of [
      { 'aria-hidden': true, className: 'size-5' },
      { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-4' },
    ]) {
      const drawn = renderToStaticMarkup(createElement(own, props));
      expect(drawn).toBe(renderToStaticMarkup(createElement(icon, props)));
      expect(drawn).toMatch(/<(path|circle)/);
    }
  }
});
