'use build';

import * as arrowLeft from 'lucide-react/icons/arrow-left';
import * as arrowRight from 'lucide-react/icons/arrow-right';
import * as arrowUp from 'lucide-react/icons/arrow-up';
import * as banknote from 'lucide-react/icons/banknote';
import * as bookmark from 'lucide-react/icons/bookmark';
import * as carFront from 'lucide-react/icons/car-front';
import * as check from 'lucide-react/icons/check';
import * as chevronDown from 'lucide-react/icons/chevron-down';
import * as chevronRight from 'lucide-react/icons/chevron-right';
import * as conciergeBell from 'lucide-react/icons/concierge-bell';
import * as expand from 'lucide-react/icons/expand';
import * as eye from 'lucide-react/icons/eye';
import * as fileText from 'lucide-react/icons/file-text';
import * as keyRound from 'lucide-react/icons/key-round';
import * as layoutGrid from 'lucide-react/icons/layout-grid';
import * as list from 'lucide-react/icons/list';
import * as mail from 'lucide-react/icons/mail';
import * as menu from 'lucide-react/icons/menu';
import * as messageCircle from 'lucide-react/icons/message-circle';
import * as messageSquare from 'lucide-react/icons/message-square';
import * as minus from 'lucide-react/icons/minus';
import * as moon from 'lucide-react/icons/moon';
import * as phone from 'lucide-react/icons/phone';
import * as plus from 'lucide-react/icons/plus';
import * as printer from 'lucide-react/icons/printer';
import * as share2 from 'lucide-react/icons/share-2';
import * as shieldCheck from 'lucide-react/icons/shield-check';
import * as slidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import * as star from 'lucide-react/icons/star';
import * as sun from 'lucide-react/icons/sun';
import * as wrench from 'lucide-react/icons/wrench';
import * as x from 'lucide-react/icons/x';

type Part = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** The parts of an icon on lucide's grid of 24 x 24, as one path each. */
const toPath: Readonly<Record<string, (attributes: Part[1]) => string>> = {
  // A relative start counts from the end of the path before it.
  path: ({ d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r, fill }) => {
    const ring = `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0 ${r} ${r} 0 1 0-${2 * Number(r)} 0z`;
    return fill ? `${ring}M${cx} ${cy}h.01` : ring;
  },
  rect: ({ x, y, width, height, rx = '0' }) => {
    const [across, down] = [width, height].map((side) => Number(side) - 2 * Number(rx));
    const corner = (dx: string, dy: string) => `a${rx} ${rx} 0 0 1 ${dx}${rx} ${dy}${rx}`;
    return `M${Number(x) + Number(rx)} ${y}h${across}${corner('', '')}v${down}${corner('-', '')}h-${across}${corner('-', '-')}v-${down}${corner('', '-')}z`;
  },
};

/**
 * An icon as one path of at most two decimals: a page holds dozens, and each element and character counts.
 * @param icon a module of lucide-react, whose types know only its component
 */
function shapeOf(icon: object): string {
  const { node } = (icon as { readonly __iconData: { readonly node: readonly Part[] } }).__iconData;
  const parts = node.map(([element, attributes]) => toPath[element]?.(attributes) ?? '');
  return parts
    .join('')
    .replace(/(\.\d\d)\d+/g, '$1')
    .replaceAll(' -', '-');
}

export const ARROW_LEFT = shapeOf(arrowLeft);
export const ARROW_RIGHT = shapeOf(arrowRight);
export const ARROW_UP = shapeOf(arrowUp);
export const BANKNOTE = shapeOf(banknote);
export const BOOKMARK = shapeOf(bookmark);
export const CAR_FRONT = shapeOf(carFront);
export const CHECK = shapeOf(check);
export const CHEVRON_DOWN = shapeOf(chevronDown);
export const CHEVRON_RIGHT = shapeOf(chevronRight);
export const CONCIERGE_BELL = shapeOf(conciergeBell);
export const EXPAND = shapeOf(expand);
export const EYE = shapeOf(eye);
export const FILE_TEXT = shapeOf(fileText);
export const KEY_ROUND = shapeOf(keyRound);
export const LAYOUT_GRID = shapeOf(layoutGrid);
export const LIST = shapeOf(list);
export const MAIL = shapeOf(mail);
export const MENU = shapeOf(menu);
export const MESSAGE_CIRCLE = shapeOf(messageCircle);
export const MESSAGE_SQUARE = shapeOf(messageSquare);
export const MINUS = shapeOf(minus);
export const MOON = shapeOf(moon);
export const PHONE = shapeOf(phone);
export const PLUS = shapeOf(plus);
export const PRINTER = shapeOf(printer);
export const SHARE_2 = shapeOf(share2);
export const SHIELD_CHECK = shapeOf(shieldCheck);
export const SLIDERS_HORIZONTAL = shapeOf(slidersHorizontal);
export const STAR = shapeOf(star);
export const SUN = shapeOf(sun);
export const WRENCH = shapeOf(wrench);
export const X = shapeOf(x);
