import type { Size } from './shots';

/** How tall a thumbnail may be: most of a screen of a desk. */
const TALLEST = 720;
const GAP = 6;

/**
 * How a picture becomes a thumbnail: a page many screens long is cut into columns that stand beside each other, as a
 * newspaper does, so that all of it is seen without scrolling.
 */
export type Fold = {
  /** Of one column, and of all with the gaps between them, in CSS pixels. */
  readonly column: Size;
  readonly whole: Size;
  readonly columns: number;
  readonly gap: number;
};

export function foldOf({ width, height }: Size): Fold {
  // A wide screen is shown wider, but not by as much as it is, or there would be room for nothing else.
  const columnWidth = Math.min(width, Math.round(6 * Math.sqrt(width)));
  const scaledHeight = Math.ceil((height * columnWidth) / width);
  const columns = Math.ceil(scaledHeight / TALLEST);
  const column = { width: columnWidth, height: Math.ceil(scaledHeight / columns) };
  return {
    column,
    columns,
    gap: GAP,
    whole: { width: columns * columnWidth + (columns - 1) * GAP, height: column.height },
  };
}
