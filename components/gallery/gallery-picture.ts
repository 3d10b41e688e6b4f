import type { VehiclePicture } from '@/lib/pictures/vehicle-pictures';

export type GalleryPicture = VehiclePicture & { readonly alt: string };

/** The id of a large picture, which its thumbnail links to. Counts from 0. */
export function slideId(index: number): string {
  return `picture-${index + 1}`;
}
