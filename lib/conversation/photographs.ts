/** The number of photographs in one message. */
export const MOST_PHOTOGRAPHS = 12;

/** The longer side of a shared photograph, in pixels. */
const LONGEST_SIDE = 1600;

const MEGABYTE = 1_000_000;
/** Larger pictures would fill the memory of a phone. */
const MOST_BYTES = 40 * MEGABYTE;

/** The size a photograph is made smaller to; a small one stays as it is. */
export function shrunkSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

type Picked = { readonly name: string; readonly type: string; readonly size: number };

/** Why a file is not even opened; null for one that is. */
export function refusal({ name, size }: Picked, photographsBefore: number): string | null {
  if (photographsBefore >= MOST_PHOTOGRAPHS) {
    return `${name} is left out: a message takes ${MOST_PHOTOGRAPHS} photographs. Remove one to add another.`;
  }
  if (size > MOST_BYTES) {
    return `${name} is left out: it has ${Math.round(size / MEGABYTE)} MB, and ${MOST_BYTES / MEGABYTE} MB is the most. Choose a smaller version of it.`;
  }
  return null;
}

/** Why a file could not be opened as a picture. */
export function unreadable({ name, type }: Picked): string {
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) {
    return `${name} is left out: this browser cannot open HEIC photographs. Save it as JPEG, or take a screenshot of it, and choose that.`;
  }
  return `${name} is left out: it could not be opened as a photograph. JPEG and PNG always can.`;
}
