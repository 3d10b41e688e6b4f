import type { CarSpec, ObliqueView } from '../car/spec';
import { straightSpoke, twinSpoke } from '../car/wheel-designs';
import { blob, circle, outline, polygon, smoothStroke, stroke } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The slim lamps face forwards and a little outwards, laid back with the wing. */
const lampView: ObliqueView = { origin: [0.25, 0.68, 0.69], right: [0.42, 0.91, 0], up: [0.55, 0, 0.84] };

const lampOutline = polygon('-.17,-.03 .05,-.028 .2,-.005 .27,.05 .25,.066 .1,.04 -.16,.018', 0.006);

const doorLine = stroke(
  [
    ...samplePath('1.72,.98 1.62,.85 1.56,.6 1.56,.4 1.66,.26', 24),
    ...samplePath('2.5,.255 2.76,.28 2.86,.45 2.9,.66 2.84,.98', 24),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.45,.92 1.9,.94 2.5,.965 3,.995 3.22,1.035 3.28,1.07 3.1,1.15 2.9,1.4', 40),
  [1.45, 1.4],
]);

const jaguarFTypeR: CarSpec = {
  slug: 'jaguar-f-type-r',
  dimensions: {
    length: 4.47,
    width: 1.923,
    height: 1.311,
    wheelbase: 2.622,
    source: 'Jaguar F-Type R coupe (2021) technical data: 4,470 x 1,923 x 1,311 mm, wheelbase 2,622 mm',
  },
  colours: {
    paint: [0.006, 0.055, 0.027],
    metallic: 0.8,
    rim: [0.46, 0.46, 0.47],
    caliper: [0.03, 0.03, 0.032],
    leather: [0.1, 0.045, 0.02],
  },
  front: { x: 0.875, tyreRadius: 0.343, tyreWidth: 0.255, rimRadius: 0.272, inset: 0.028, archGap: 0.027 },
  rear: { x: 3.497, tyreRadius: 0.3425, tyreWidth: 0.295, rimRadius: 0.272, inset: 0.024, archGap: 0.027 },
  wheel: {
    count: 5,
    arms: [...twinSpoke(0.028, 0.024, 0.3, 0.16), ...straightSpoke(0.03, 0.028)],
    hubRadius: 0.07,
    dish: 0.03,
    bolts: 5,
  },
  body: {
    top: '0,.66 .04,.7 .15,.74 .5,.82 1,.905 1.5,.95 1.9,.95 3,.95 3.6,.96 4,.94 4.25,.912 4.41,.9 4.47,.865',
    shoulder:
      '0,.63 .08,.67 .25,.725 .5,.8 .8,.865 1.1,.875 1.6,.87 2.2,.87 2.75,.9 3.1,.97 3.5,1.022 3.9,.975 4.2,.9 4.4,.845 4.47,.8',
    bottom: '0,.16 .3,.14 .9,.13 3.5,.135 4.1,.17 4.47,.26',
    plan: '0,.93 .4,.955 .9,.975 1.4,.95 1.9,.92 2.4,.915 2.8,.935 3.1,.99 3.5,1.03 3.9,.995 4.47,.92',
    shoulderInset: '0,.08 .4,.12 .9,.15 1.4,.12 2,.1 2.6,.1 3,.15 3.5,.21 4,.2 4.47,.14',
    tuck: '0,.03 .6,.03 1.5,.05 3,.05 4,.04 4.47,.06',
    scallop: '0,0 1.1,.005 1.6,.03 2.3,.045 2.8,.02 3.1,0 4.47,0',
    widest: '0,.62 .9,.68 2.2,.74 3.4,.64 4.47,.62',
    valley: '0,0 .3,.01 .7,.02 1.2,.015 1.6,0 4.47,0',
    shoulderSharpness: '0,2 .9,2 2.2,2.4 3.3,1.5 4.47,1.8',
    flankSharpness: 1.6,
    noseEnd: { length: 0.62, power: 2.7 },
    tailEnd: { length: 0.6, power: 2.7 },
    noseProfile: '.1,.07 .2,.02 .32,0 .5,0 .64,.02 .72,.07 .8,.14',
    tailProfile: '.12,-.12 .28,-.04 .45,0 .6,0 .75,-.02 .9,.0',
    flare: [0.012, 0.016],
    crown: 0.03,
  },
  cabin: {
    from: 1.35,
    to: 4.36,
    roof: '1.35,.84 1.6,.96 1.9,1.12 2.18,1.265 2.5,1.334 2.82,1.318 3.2,1.24 3.6,1.12 3.95,.998 4.2,.915 4.36,.85',
    base: '1.35,.77 1.7,.8 2.2,.79 2.8,.765 3.3,.69 3.8,.58 4.36,.44',
    rail: '1.35,.73 1.65,.68 2.1,.585 2.5,.555 3,.535 3.5,.475 4,.4 4.36,.33',
    drop: '1.35,.02 1.7,.035 2.2,.07 2.8,.08 3.4,.07 4,.045 4.36,.02',
    belt: '1.35,.82 1.8,.89 2.4,.91 3,.94 3.5,.94 4,.88 4.36,.75',
    sideGlass,
    windscreen: { to: 2.14, pillar: 0.03 },
    rearScreen: { from: 3.12, to: 4.08, pillar: 0.05 },
    wrapFront: 0.24,
    wrapRear: 0.14,
    open: [1.58, 3.2],
  },
  features: [
    { kind: 'trim', view: 'front', shape: polygon('-.3,.05 1,.05 1,.17 -.3,.17'), finish: 'satin-black' },
    // grille
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.34 .36,.34 .385,.37 .425,.52 .4,.545 -.3,.565', 0.045),
      mesh: { kind: 'diamond', cell: 0.03, bar: 0.006, finish: 'gloss-black' },
      frame: { width: 0.008, finish: 'dark-chrome' },
      depth: 0.1,
    },
    // outer intakes and the lower slot
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.6,.23 .83,.25 .87,.38 .86,.5 .81,.5 .66,.34', 0.014),
      mesh: { kind: 'diamond', cell: 0.03, bar: 0.006, finish: 'gloss-black' },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.19 .42,.19 .46,.24 -.3,.245', 0.01),
      mesh: { kind: 'horizontal', cell: 0.03, bar: 0.008 },
    },
    // slim lamps with the J of light
    {
      kind: 'lamp',
      view: lampView,
      shape: lampOutline,
      within: { x: [0, 0.8], y: [0.4, 1], z: [0.5, 0.9] },
      depth: 0.05,
      elements: [
        { shape: outline(lampOutline, 0.003), depth: 0.006, as: 'dark-chrome' },
        { shape: circle([-0.1, 0], 0.017), depth: 0.02, as: 'projector' },
        { shape: circle([-0.03, 0.003], 0.017), depth: 0.02, as: 'projector' },
        { shape: circle([0.04, 0.007], 0.017), depth: 0.02, as: 'projector' },
        { shape: circle([0.11, 0.018], 0.017), depth: 0.02, as: 'projector' },
        { shape: smoothStroke('-.165,-.024 .04,-.022 .2,0 .24,.03 .25,.055', 0.006), depth: 0.008, as: 'led', glow: 2 },
      ],
    },
    // vent in the front wing
    { kind: 'intake', view: 'side', shape: polygon('1.31,.655 1.52,.69 1.54,.72 1.3,.73', 0.008), depth: 0.03 },
    { kind: 'trim', view: 'side', shape: stroke('1.33,.69 1.52,.705', 0.006), finish: 'dark-chrome' },
    // tail lamps: slim, with the chicane
    {
      kind: 'lamp',
      view: 'rear',
      shape: polygon('.42,.735 .66,.735 .72,.7 .96,.7 .96,.76 .8,.775 .42,.775', 0.006),
      within: { x: [4, 4.6] },
      depth: 0.035,
      elements: [
        {
          shape: stroke('.44,.745 .665,.745 .725,.71 .93,.71', 0.006),
          depth: 0.008,
          as: 'led',
          glow: 1.8,
          colour: [1, 0.03, 0.02],
        },
        { shape: stroke('.44,.768 .9,.766', 0.003), depth: 0.01, as: 'led', glow: 0.8, colour: [1, 0.03, 0.02] },
      ],
    },
    // black strip between the lamps, diffuser
    { kind: 'trim', view: 'rear', shape: polygon('-.3,.74 .43,.74 .43,.77 -.3,.77'), finish: 'gloss-black' },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 1,.2 .84,.24 .8,.36 .44,.37 .38,.32 -.3,.32', 0.006),
      finish: 'satin-black',
    },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.39 .31,.39 .33,.41 .33,.56 .31,.58 -.3,.58') },
    // sills
    { kind: 'trim', view: 'side', shape: polygon('1.2,.05 3.16,.05 3.16,.18 1.2,.18'), finish: 'satin-black' },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.06,0 .1,.4 .2,.62 .5,.72 1,.73 1.5,.72', 0) },
    { kind: 'intake', view: 'plan', shape: blob('.62,.3 .7,.28 .95,.32 .96,.36 .8,.36 .64,.33'), depth: 0.03 },
    { kind: 'gap', view: 'plan', on: 'both', shape: smoothStroke('3.05,.56 3.4,.5 4,.5 4.38,.5 4.4,0', 0) },
  ],
  interior: {
    seats: [{ x: 2.62, z: 0.34 }],
    dash: { x: 2.08, z: 0.89, style: 'binnacle' },
    steering: [2.22, 0.37, 0.82],
  },
  details: {
    mirror: { at: [1.93, 0.93, 1], half: [0.07, 0.1, 0.06], foot: [1.88, 0.79, 0.93] },
    handles: [{ at: [2.7, 0.79], half: 0.09 }],
    exhausts: [
      { at: [4.36, 0.57, 0.29], half: [0.048, 0.044], finish: 'chrome' },
      { at: [4.32, 0.69, 0.29], half: [0.048, 0.044], finish: 'chrome' },
    ],
    blades: [
      {
        span: 0.82,
        leading: '0,.02 .4,.05 .65,.13 .82,.32',
        trailing: '0,.2 .4,.24 .7,.32 .82,.42',
        height: 0.135,
        thickness: 0.028,
        finish: 'satin-black',
      },
    ],
    fins: { y: [0.12, 0.3], x: [4.1, 4.38], z: [0.16, 0.3] },
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.62, 0.12] },
      { pivot: [-0.5, 0.03], tip: [0.05, 0.1] },
    ],
    plates: { rear: [4.465, 0, 0.48] },
  },
  detail: { target: [0.45, 0.6, 0.6], azimuth: 150, distance: 3.4, height: 0.95 },
};

export default jaguarFTypeR;
