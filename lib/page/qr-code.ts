import { encode } from 'uqr';

/** The white margin a reader needs around the code, in modules (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE = 4;

/** One unit is a module. */
export type QrCode = {
  /** Modules on a side, with the quiet zone. */
  readonly size: number;
  /** A line through the middle of every module: the first row to the right, the second to the left, etc. */
  readonly path: string;
  /** The lengths of its dashes and gaps in turn, for `stroke-dasharray`: the dashes are the black modules. */
  readonly dashes: string;
};

/**
 * A text as a QR code that survives the loss of 15 % of it: a crease or a stamp. A line of dashes is a third shorter
 * than any other form. A run of modules is one dash: separate neighbours would show hairlines between them.
 */
export function qrCode(text: string): QrCode {
  const { data, size: side } = encode(text, { ecc: 'M', border: 0 });
  const rows = data.map((row, y) => (y % 2 === 0 ? row : row.toReversed()));
  const lines = rows.map((_, y) => `h${y % 2 === 0 ? side : -side}`);
  return {
    size: side + 2 * QUIET_ZONE,
    path: `M${QUIET_ZONE} ${QUIET_ZONE}.5${lines.join('v1')}`,
    // The step to the next row is a gap.
    dashes: runLengths(rows.flatMap((row) => [...row, false])).join(' '),
  };
}

/** The lengths of equal values in a row. The first value of a code is true: its corner is black. */
function runLengths(values: readonly boolean[]): readonly number[] {
  const lengths: number[] = [];
  values.forEach((value, index) => {
    if (value === values[index - 1]) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    else lengths.push(1);
  });
  return lengths;
}
