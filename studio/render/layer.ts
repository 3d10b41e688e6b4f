/** Floor's mirror image: colour, how much of the pixel is floor, how far from the floor what is mirrored stands. */
export const LAYER_FLOATS = 5;
