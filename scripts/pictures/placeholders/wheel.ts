import { mix, ROOM } from './colour';
import { round } from './svg';

type Wheel = { readonly x: number; readonly tyre: number; readonly rim: number; readonly spokes: number };

/** A wheel standing on the floor: dark tyre, faint spokes, a thin arc of light on the rim. Diameters in millimetres. */
export function drawWheel({ x, tyre, rim, spokes }: Wheel): string {
  const radius = tyre / 2;
  const rimRadius = rim / 2;
  const arms = Array.from({ length: spokes }, (_, index) => spoke(rimRadius, (index * 360) / spokes)).join('');
  return `<g transform="translate(${x} ${-radius})">
    <circle r="${radius}" fill="#050505"/>
    <circle r="${radius - 4}" fill="none" stroke="url(#rim-light)" stroke-width="5" opacity=".3"/>
    <circle r="${rimRadius}" fill="#0b0b0b"/>
    <g fill="url(#spoke)">${arms}</g>
    <circle r="${rimRadius - 5}" fill="none" stroke="url(#rim-light)" stroke-width="11"/>
    <circle r="${rimRadius * 0.15}" fill="${mix(ROOM, '#ffffff', 0.08)}"/>
  </g>`;
}

function spoke(rimRadius: number, angle: number): string {
  const inner = round(rimRadius * 0.12);
  const outer = round(rimRadius * 0.97);
  return `<path transform="rotate(${angle})" d="M-13 ${-inner}L-9 ${-outer}L9 ${-outer}L13 ${-inner}Z"/>`;
}
