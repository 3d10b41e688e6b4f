import { shrunkSize } from '@/lib/conversation/photographs';

const QUALITY = 0.85;
/** Pixels of the page. */
const THUMB_SIDE = 96;

export type Photograph = {
  /** As the visitor's device calls it. */
  readonly name: string;
  /** The file to share: a JPEG encoded again, without the camera's metadata. */
  readonly file: File;
  /** A canvas, since the page's policy shows no picture that is not the site's own. */
  readonly thumb: HTMLCanvasElement;
};

/**
 * Encodes a photograph again: smaller, upright, on white.
 * @throws Error where the browser cannot open it
 */
export async function shrinkPhotograph(original: File): Promise<Photograph> {
  const picture = await createImageBitmap(original, { imageOrientation: 'from-image' });
  try {
    const canvas = drawn(picture, shrunkSize(picture.width, picture.height));
    // As wide and high as its place, cut by it where it is longer.
    const scale = THUMB_SIDE / Math.min(canvas.width, canvas.height);
    const thumb = drawn(canvas, { width: canvas.width * scale, height: canvas.height * scale });
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!blob) throw new Error('The browser did not write the photograph.');
    // A neutral name: names of cameras and people may contain dates and places.
    return { name: original.name, file: new File([blob], 'photograph.jpg', { type: 'image/jpeg' }), thumb };
  } finally {
    picture.close();
  }
}

type Size = { readonly width: number; readonly height: number };

function drawn(source: CanvasImageSource, { width, height }: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no room to draw the photograph.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}
