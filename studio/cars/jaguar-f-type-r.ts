import type { CarSpec, ObliqueView } from '../car/spec';
import { twinSpoke } from '../car/wheel-designs';
import { circle, outline, polygon, roundedBox, smoothStroke, stroke } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The slim lamps face forwards and a little outwards, laid back with the wing. */
const lampView: ObliqueView = { origin: [0.25, 0.68, 0.69], right: [0.42, 0.91, 0], up: [0.55, 0, 0.84] };

const lampOutline = polygon('-.2,-.022 -.17,-.034 .05,-.03 .2,-.005 .27,.05 .25,.066 .1,.042 -.19,.02', 0.012);

/** The wide mouth, set low: nearly straight above, its lower edge curved up to the sides like a smile. */
const mouth = polygon(
  samplePath('-.3,.235 0,.235 .2,.245 .33,.283 .405,.365 .445,.47 .468,.54 .455,.578,1.5 .4,.582 -.3,.588', 64),
);

const doorLine = stroke(
  [
    [1.75, 0.98],
    [1.68, 0.9],
    ...samplePath('1.615,.75 1.6,.5 1.61,.34 1.615,.265,3 1.69,.258', 24),
    ...samplePath('2.5,.262 2.62,.265,3 2.67,.31', 12),
    ...samplePath('2.79,.45 2.87,.58 2.87,.76 2.83,.98', 24),
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
    paint: [0.007, 0.068, 0.032],
    metallic: 0.8,
    rim: [0.3, 0.3, 0.31],
    caliper: [0.03, 0.03, 0.032],
    leather: [0.1, 0.045, 0.02],
  },
  front: { x: 0.875, tyreRadius: 0.343, tyreWidth: 0.255, rimRadius: 0.272, inset: 0.028, archGap: 0.027 },
  rear: { x: 3.497, tyreRadius: 0.3425, tyreWidth: 0.295, rimRadius: 0.272, inset: 0.024, archGap: 0.027 },
  wheel: {
    count: 5,
    arms: twinSpoke(0.034, 0.024, 0.22, 0.14),
    finish: 'rim-face',
    hubRadius: 0.07,
    dish: 0.03,
    bolts: 5,
  },
  body: {
    top: '0,.655 .06,.685 .2,.735 .5,.81 1,.9 1.5,.95 1.9,.95 3,.95 3.6,.955 4,.94 4.25,.928 4.42,.93 4.47,.9',
    shoulder:
      '0,.65 .06,.68 .25,.735 .5,.805 .8,.865 1.1,.875 1.6,.865 2.2,.86 2.7,.885 3.1,.965 3.5,1.022 3.9,.985 4.2,.925 4.4,.9 4.47,.865',
    bottom: '0,.16 .3,.14 .9,.13 3.5,.135 4.1,.17 4.47,.26',
    plan: '0,.93 .4,.955 .9,.975 1.4,.95 1.9,.92 2.4,.915 2.8,.935 3.1,.99 3.5,1.03 3.9,.995 4.47,.92',
    shoulderInset: '0,.08 .4,.12 .9,.15 1.4,.12 2,.1 2.6,.1 3,.15 3.5,.21 4,.2 4.47,.14',
    tuck: '0,.03 .6,.03 1.5,.05 3,.05 4,.04 4.47,.06',
    scallop: '0,0 1.1,.005 1.6,.03 2.3,.045 2.8,.02 3.1,0 4.47,0',
    widest: '0,.62 .9,.68 2.2,.74 3.4,.64 4.47,.62',
    valley: '0,0 .3,.01 .7,.02 1.2,.015 1.6,0 4.47,0',
    shoulderSharpness: '0,2 .9,2.4 2.2,2.6 3.3,2.4 4.47,2.4',
    flankSharpness: 2,
    noseEnd: { length: 0.62, power: 2.7 },
    tailEnd: { length: 0.6, power: 2.7 },
    noseProfile: '.1,.06 .2,.01 .32,0 .5,.012 .62,.03 .68,.05 .75,.1 .82,.16',
    tailProfile: '.12,-.13 .26,-.03 .37,.004 .5,-.008 .62,-.03 .74,-.05 .85,-.025 .93,.02',
    flare: [0.005, 0.006],
    crown: 0.03,
    reliefs: [
      // the bonnet's power bulge
      {
        view: 'plan',
        shape: polygon('.12,-.3 .12,.13 .5,.2 1.7,.34 1.7,-.3'),
        depth: -0.016,
        softness: 0.08,
        within: { z: [0.6, 1.05] },
      },
      // the doors lean in over the sill
      { view: 'side', shape: polygon('1.2,.12 3.15,.12 3.12,.3 2.7,.25 1.25,.25'), depth: -0.014, softness: 0.04 },
    ],
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
      shape: mouth,
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.026, bar: 0.0045, finish: 'gloss-black' },
      frame: { width: 0.012, finish: 'gloss-black' },
      depth: 0.12,
      meshDepth: 0.03,
    },
    // outer intakes
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.55,.21 .83,.215 .9,.3 .9,.47 .87,.5 .83,.49 .72,.345 .57,.265', 0.01),
      depth: 0.12,
      meshDepth: 0.05,
      frame: { width: 0.01, finish: 'gloss-black' },
      mesh: { kind: 'honeycomb', cell: 0.03, bar: 0.005, finish: 'gloss-black' },
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
        {
          shape: smoothStroke('-.165,-.024 .04,-.022 .2,0 .24,.03 .25,.055', 0.0055),
          depth: 0.008,
          as: 'led',
          glow: 1.3,
        },
      ],
    },
    // vent in the front wing
    { kind: 'intake', view: 'side', shape: polygon('1.31,.655 1.52,.69 1.54,.72 1.3,.73', 0.008), depth: 0.03 },
    { kind: 'trim', view: 'side', shape: stroke('1.33,.69 1.52,.705', 0.006), finish: 'dark-chrome' },
    // tail lamps: slim, dipping in a curve towards their ends
    {
      kind: 'lamp',
      view: 'rear',
      shape: polygon(
        [...samplePath('.4,.763 .62,.763 .68,.76 .7,.722 .76,.715 .98,.72', 32), [1, 0.77], [0.4, 0.8]],
        0.004,
      ),
      within: { x: [4.16, 4.6], facing: 0.12 },
      depth: 0.035,
      tint: [0.6, 0.08, 0.07],
      elements: [
        {
          shape: smoothStroke('.42,.772 .63,.772 .69,.768 .71,.733 .765,.727 .96,.73', 0.005),
          depth: 0.008,
          as: 'led',
          glow: 1.8,
          colour: [1, 0.03, 0.02],
        },
        { shape: stroke('.42,.79 .95,.768', 0.003), depth: 0.01, as: 'led', glow: 0.8, colour: [1, 0.03, 0.02] },
      ],
    },
    // black strip between the lamps, diffuser
    { kind: 'trim', view: 'rear', shape: polygon('-.3,.762 .41,.762 .41,.8 -.3,.805'), finish: 'gloss-black' },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 1,.05 1,.19 .84,.21 .8,.35 .46,.355 .4,.3 -.3,.295', 0.008),
      finish: 'gloss-black',
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: stroke('-.3,.295 .4,.3 .46,.355 .8,.35 .84,.21', 0.005),
      finish: 'dark-chrome',
    },
    { kind: 'trim', view: 'rear', shape: polygon('.66,.475 .84,.487 .84,.508 .66,.492', 0.004), finish: 'red-lens' },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.39 .31,.39 .33,.41 .33,.56 .31,.58 -.3,.58') },
    // sills
    { kind: 'trim', view: 'side', shape: polygon('1.15,.05 3.2,.05 3.2,.215 3,.19 1.15,.175'), finish: 'satin-black' },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'side', shape: roundedBox([2.68, 0.8], [0.1, 0.014], 0.012, 0.03), width: 0.003 },
    // the clamshell: its shut line crosses the nose, passes behind the lamps and runs along the wings' tops
    {
      kind: 'gap',
      view: 'plan',
      shape: smoothStroke('.07,0 .08,.3 .115,.44 .155,.495', 0),
      within: { x: [0, 0.4], z: [0.6, 1] },
    },
    {
      kind: 'gap',
      view: 'plan',
      shape: smoothStroke('.385,.801 .42,.808 .6,.822 .9,.832 1.2,.825 1.5,.8 1.7,.78', 0),
      within: { x: [0.3, 1.68], z: [0.66, 1] },
      width: 0.003,
    },
    { kind: 'intake', view: 'plan', shape: polygon('.66,.285 .9,.33 .98,.375 .88,.375 .7,.325', 0.006), depth: 0.035 },
    // folds: beside the mouth, bulge, waist, haunch, sill, tail
    { kind: 'crease', view: 'front', line: '.42,.25 .475,.36 .505,.48 .53,.62', lean: 0.22, reach: 0.05, taper: 0.04 },
    { kind: 'crease', view: 'front', line: '.5,.3 .62,.36 .75,.46 .9,.56', lean: 0.22, reach: 0.05, taper: 0.1 },
    { kind: 'crease', view: 'plan', line: '.12,.14 .5,.22 1,.3 1.55,.37', lean: 0.14, reach: 0.05, taper: 0.2 },
    { kind: 'crease', view: 'side', line: '1.25,.7 1.7,.725 2.3,.755 2.95,.8', lean: 0.2, reach: 0.06, taper: 0.5 },
    {
      kind: 'crease',
      view: 'side',
      line: '2.45,.84 2.8,.89 3.2,.955 3.6,.975 4.2,.91',
      lean: 0.2,
      reach: 0.06,
      taper: 0.5,
    },
    { kind: 'crease', view: 'side', line: '1.3,.26 2,.255 2.7,.275 3.1,.33', lean: 0.25, reach: 0.04 },
    { kind: 'crease', view: 'rear', line: '-.3,.84 .3,.84 .6,.835 .95,.8', lean: 0.25, reach: 0.05, taper: 0.1 },
    { kind: 'crease', view: 'rear', line: '.34,.42 .5,.42 .75,.43 1.1,.46', lean: 0.42, reach: 0.075, taper: 0.15 },
    { kind: 'gap', view: 'plan', on: 'both', shape: smoothStroke('3.05,.56 3.4,.5 4,.5 4.38,.5 4.4,0', 0) },
  ],
  interior: {
    seats: [{ x: 2.62, z: 0.34 }],
    dash: { x: 2.08, z: 0.89, style: 'binnacle' },
    steering: [2.22, 0.37, 0.82],
  },
  details: {
    mirror: { at: [1.93, 0.93, 1], half: [0.07, 0.1, 0.06], foot: [1.88, 0.79, 0.93] },
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
  detail: { target: [0.2, 0.66, 0.66], azimuth: 152, distance: 1.9, height: 0.92, lens: 90 },
};

export default jaguarFTypeR;
