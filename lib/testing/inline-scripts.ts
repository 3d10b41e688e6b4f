/* lib/inline-scripts in tests: only a build writes the scripts. */

export const firstPaintScript = 'firstPaint()';
export const notFoundScript = 'notFound()';
export const restoreListScript = 'restoreList()';
