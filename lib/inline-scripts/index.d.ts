/* The functions in this folder as scripts. The build and `npm run dev` write index.js (scripts/build/prepare.ts). */

export const firstPaintScript: string;
export const notFoundScript: string;
export const restoreListScript: string;
