import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { icons } from '@iconify-json/lucide';
import { optimize } from 'svgo';

const LINE_WIDTH = 120;
/** Decimals of a coordinate: half a hundredth is less than a hundredth of a pixel at any size of ours. */
const DECIMALS = 2;
export const ICON_SHAPES = 'components/ui/icon-shapes.ts';

const IMPORT = /import \{([^}]*)\} from '(?:@\/components\/ui|\.)\/icon-shapes'/g;

/**
 * The module of the icons' shapes: each icon of Lucide that a component imports, as one path.
 * @throws Error for a name that Lucide does not have
 */
export function iconShapes(sources = componentSources()): string {
  const imported = sources.flatMap((source) =>
    Array.from(source.matchAll(IMPORT), ([, names = '']) => names.split(',')),
  );
  const names = [...new Set(imported.flat().map((name) => name.trim()))].filter(Boolean).sort();
  return [
    '/*',
    ' * Written by `npm run icons`: the icons that components import, drawn by Lucide (lucide.dev) under the ISC licence, copyright',
    ' * (c) Lucide Icons and Contributors. A grid of 24 x 24, each icon one path.',
    ' */',
    ...names.map((name) => exportOf(name, shapeOf(name))),
    '',
  ].join('\n');
}

/** As the formatter breaks lines. */
function exportOf(name: string, shape: string): string {
  const line = `export const ${name} = '${shape}';`;
  return line.length <= LINE_WIDTH ? line : line.replace(' = ', ' =\n  ');
}

function componentSources(): readonly string[] {
  return ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );
}

function shapeOf(name: string): string {
  const icon = name.toLowerCase().replaceAll('_', '-');
  const body = icons.icons[icon]?.body;
  if (!body) throw new Error(`components import ${name}, but Lucide has no icon '${icon}': see lucide.dev/icons.`);
  const shapes = [...body.matchAll(/<(\w+) ([^>]*)\/>/g)].map(([, element = '', attributes = '']) => {
    const values = Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key, value]) => [key, value]),
    );
    return pathOf(element, values, icon);
  });
  // A relative start counts from the end of the path before it.
  return shortened(
    shapes.map((shape, index) => (index > 0 && shape.startsWith('m') ? `M0 0${shape}` : shape)).join(''),
  );
}

/** The same path in fewer characters: pages hold dozens of icons. */
function shortened(path: string): string {
  const plugins = [{ name: 'convertPathData' as const, params: { floatPrecision: DECIMALS } }];
  // A stroke, or the dots of length zero are removed.
  const { data } = optimize(`<svg><path stroke="#000" stroke-linecap="round" d="${path}"/></svg>`, { plugins });
  return / d="([^"]*)"/.exec(data)?.[1] ?? path;
}

function pathOf(element: string, attributes: Readonly<Record<string, string>>, icon: string): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  const [cx, cy, r] = [number('cx'), number('cy'), number('r')];
  const [x, y, rx, width, height] = [number('x'), number('y'), number('rx'), number('width'), number('height')];
  const arc = (dx: number, dy: number) => `a${rx} ${rx} 0 0 1 ${dx} ${dy}`;
  switch (element) {
    case 'path':
      return attributes.d ?? '';
    case 'circle': {
      // A filled circle is smaller than its stroke is wide.
      const centre = attributes.fill ? `M${cx} ${cy}h.01` : '';
      return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z${centre}`;
    }
    case 'rect': {
      const [across, down] = [width - 2 * rx, height - 2 * rx];
      return `M${x + rx} ${y}h${across}${arc(rx, rx)}v${down}${arc(-rx, rx)}h${-across}${arc(-rx, -rx)}v${-down}${arc(rx, -rx)}z`;
    }
    default:
      throw new Error(
        `The icon '${icon}' has a <${element}>, which scripts/icons/icon-shapes.ts cannot write as a path.`,
      );
  }
}
