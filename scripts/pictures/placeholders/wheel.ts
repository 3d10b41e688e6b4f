import { ROOM } from '../palette';
import { mix } from './colour';
import { round } from './svg';

type Wheel = { readonly x: number; readonly tyre: number; readonly rim: number; readonly spokes: number };

const METAL = '#d8d4ca';

/** What shows of a rim beyond the diameter it is sold by, millimetres. */
const RIM_FLANGE = 10;

/** A wheel standing on the floor: dark tyre, spokes lit from above, a thin arc of light on the rim. Millimetres. */
export function drawWheel({ x, tyre, rim, spokes }: Wheel): string {
  const radius = tyre / 2;
  const rimRadius = rim / 2 + RIM_FLANGE;
  const arms = Array.from({ length: spokes }, (_, index) =>
    spoke(rimRadius, spokes, ((index + 0.25) * 360) / spokes),
  ).join('');
  return `<g transform="translate(${x} ${-radius})">
    <circle r="${radius}" fill="#080808"/>
    <circle r="${radius - 14}" fill="none" stroke="url(#rim-light)" stroke-width="22" opacity=".16"/>
    <circle r="${rimRadius}" fill="#060606"/>
    <circle r="${rimRadius * 0.66}" fill="#0e0e0d"/>
    <circle r="${rimRadius * 0.66}" fill="none" stroke="url(#rim-light)" stroke-width="4" opacity=".25"/>
    ${arms}
    <circle r="${rimRadius - 6}" fill="none" stroke="${mix(ROOM, METAL, 0.12)}" stroke-width="16"/>
    <circle r="${rimRadius - 3}" fill="none" stroke="url(#rim-light)" stroke-width="7"/>
    <circle r="${rimRadius * 0.14}" fill="${mix(ROOM, METAL, 0.14)}"/>
    <circle r="${rimRadius * 0.14}" fill="none" stroke="url(#rim-light)" stroke-width="3" opacity=".5"/>
  </g>`;
}

/** Spokes at the top of the wheel catch the light from above, those at the foot hardly any. */
function spoke(rimRadius: number, count: number, angle: number): string {
  const upwards = (1 + Math.cos((angle * Math.PI) / 180)) / 2;
  const inner = round(rimRadius * 0.1);
  const outer = round(rimRadius * 0.96);
  const foot = round(150 / count);
  const tip = round(90 / count);
  return `<path transform="rotate(${round(angle)})" fill="${mix(ROOM, METAL, 0.05 + 0.17 * upwards ** 1.5)}" d="M${-foot} ${-inner}L${-tip} ${-outer}H${tip}L${foot} ${-inner}Z"/>`;
}
