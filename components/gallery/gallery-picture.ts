import type { VehiclePicture } from '@/lib/pictures/vehicle-pictures';

/** A picture with its description. */
export type GalleryPicture = VehiclePicture & { readonly alt: string };

/** The id of a large picture, which its thumbnail leads to without scripts. Counts from 0. */
export function slideId(index: number): string {
  return `picture-${index + 1}`;
}
