import { optimize } from 'svgo';
import { LOGO_PREFIX, type Logo, WIDE } from '@/lib/schema/logo';

/** As wide as the header of a small phone has room for, beside its controls. */
const WIDEST = 6;
/** Only shapes: elements that load, run or need a font would not show, or not be safe. */
const SHAPES = new Set(
  'svg g path circle ellipse rect line polygon polyline defs clipPath mask linearGradient radialGradient stop use symbol'.split(
    ' ',
  ),
);
const TEXT = new Set(['text', 'tspan', 'textPath']);
/** Attributes of shapes, in the letters of SVG. HTML takes 'ONLOAD' for 'onload', so all others are removed. */
const KEPT = new Set(
  `id xmlns viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points offset href xlink:href transform opacity
  color fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits
  gradientUnits gradientTransform spreadMethod stop-color stop-opacity preserveAspectRatio pathLength display
  visibility`.split(/\s+/),
);
/** Functions in a value that load nothing. */
const HARMLESS = /url\(["']?#[\w.-]+["']?\)|\b(?:rgb|hsl)a?\([^()]*\)/gi;
const PRESENTATION = /^(?:fill|stroke|clip|opacity|color)/;
const BLACK = /^(?:#000|#000000|black|rgb\(0, ?0, ?0\))$/i;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Reads the file of a logo, an SVG or a PNG by its content.
 * @throws Error in a dealer's words when it cannot be used
 */
export function readLogo(content: Buffer): Logo {
  const logo = content.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE) ? readPng(content) : readSvg(content);
  const shape = logo.width / logo.height;
  if (!(shape >= 1 / WIDE && shape <= WIDEST)) {
    throw new Error(
      `it is ${logo.width} wide and ${logo.height} high; the header has room for ${WIDEST} times as wide as high at most, and half as wide at least`,
    );
  }
  return logo;
}

function readPng(png: Buffer): Logo {
  if (png.length < 24) throw new Error('it was cut off; save it again as SVG, or as PNG');
  return { kind: 'picture', png, width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

type Attributes = Record<string, string>;

function readSvg(content: Buffer): Logo {
  const elements = new Set<string>();
  let root: Attributes = {};
  let drawn = '';
  try {
    drawn = optimize(content.toString('utf8'), {
      plugins: [
        ...(['removeDoctype', 'removeXMLProcInst', 'removeComments', 'removeMetadata', 'removeTitle'] as const),
        ...(['removeDesc', 'removeEditorsNSData', 'removeScripts'] as const),
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        { name: 'prefixIds', params: { prefix: LOGO_PREFIX.slice(0, -1), delim: '-', prefixClassNames: false } },
        {
          name: 'as-in-a-page',
          fn: () => ({
            element: {
              enter: ({ name, attributes }) => {
                elements.add(name);
                forAPage(attributes);
                if (name === 'svg') root = { ...attributes, ...root };
              },
            },
          }),
        },
      ],
    }).data;
  } catch {
    throw new Error('it cannot be read as a drawing; save it again as SVG, or as PNG');
  }
  const strange = [...elements].find((name) => !SHAPES.has(name));
  if (strange !== undefined) throw new Error(adviceOn(strange));
  const viewBox = root.viewBox ?? `0 0 ${Number.parseFloat(root.width ?? '')} ${Number.parseFloat(root.height ?? '')}`;
  const [, , width = Number.NaN, height = Number.NaN] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) throw new Error('it does not say how large it is; save it again with a viewBox');
  const inner = drawn.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '');
  return { kind: 'drawing', markup: grouped(inner, root), viewBox, width, height };
}

/**
 * Removes attributes that a page must not have. Black means no particular colour: it becomes the current one, which dark
 * pages show too.
 */
function forAPage(attributes: Attributes): void {
  if (BLACK.test(attributes.fill ?? '') || attributes.fill === 'currentColor') delete attributes.fill;
  if (BLACK.test(attributes.stroke ?? '')) attributes.stroke = 'currentColor';
  for (const [name, value] of Object.entries(attributes)) {
    const leadsAway = /href$/.test(name)
      ? !value.startsWith('#')
      : !/transform$/i.test(name) && /[(\\]/.test(value.replace(HARMLESS, ''));
    if (leadsAway || !KEPT.has(name)) delete attributes[name];
  }
}

/** Colours of the svg element stay: the class of the page is on the svg element too. */
function grouped(markup: string, root: Attributes): string {
  const kept = Object.entries(root).filter(([name, value]) => PRESENTATION.test(name) && !/["<>&]/.test(value));
  if (kept.length === 0) return markup;
  return `<g ${kept.map(([name, value]) => `${name}="${value}"`).join(' ')}>${markup}</g>`;
}

function adviceOn(element: string): string {
  if (TEXT.has(element))
    return 'it holds words as text; turn them into outlines in the drawing program, and save it again';
  if (element === 'image') return 'it holds a photograph; save the logo as PNG';
  return `it holds a <${element}>, which a page cannot hold; save it as plain SVG, or as PNG`;
}
