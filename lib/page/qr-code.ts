import { encode } from 'uqr';

/** The white margin a reader needs around the code, in modules (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE = 4;

export type QrCode = {
  /** Modules on a side, with the quiet zone. */
  readonly size: number;
  /** The black modules as strokes for SVG, one unit wide, one unit a module. */
  readonly path: string;
};

/** A text as a QR code that survives the loss of 15 % of it: a crease or a stamp. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
}

/** Runs of black modules, each as one stroke: neighbours drawn one by one would show hairlines between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  let pen: number | undefined;
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    path += pen === undefined ? `M${x} ${y}.5` : `m${x - pen} 0`;
    const start = x;
    while (row[x + 1]) x += 1;
    pen = x + 1;
    path += `h${pen - start}`;
  }
  return path;
}
