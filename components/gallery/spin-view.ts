/** What the spin needs once a visitor has asked for it, in a file that loads then. */
export { loadFrames } from './load-frames';
export { SpinSlider } from './spin-slider';
export { SpinStage } from './spin-stage';
