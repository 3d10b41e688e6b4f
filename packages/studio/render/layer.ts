/** Floor's mirror image: colour, how much of the pixel is floor, how far from the floor what is mirrored stands. */
export const LAYER_FLOATS = 5;

/**
 * What a primary ray brings home besides its colour: the layer, then at these places how much is lamp, how far it went, and
 * its colour on the light ground.
 */
export const [SHINING, DISTANCE, ON_LIGHT] = [LAYER_FLOATS, LAYER_FLOATS + 1, LAYER_FLOATS + 2];
export const BROUGHT = LAYER_FLOATS + 5;
