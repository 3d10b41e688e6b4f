/** The lazy code of the spin, loaded on the visitor's request. */
export { loadFrames } from './load-frames';
export { SpinSlider } from './spin-slider';
export { SpinStage } from './spin-stage';
