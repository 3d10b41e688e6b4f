import type { CarSpec } from '../car/spec';
import { diffuserBox } from '../car/tail-openings';
import { twinSpoke } from '../car/wheel-designs';
import { box, merge, pebble, tube } from '../geometry/mesh';
import { blob, circle, outline, polygon, smoothStroke, stroke } from '../geometry/shape';
import { samplePath, through } from '../geometry/spline';
import { mix } from '../geometry/vector';

/** Lamps, drawn from above: broad at the nose, then a strip that sweeps back along the wing to a point. */
const lampLens = polygon([
  ...samplePath('.2,.575 .225,.64 .29,.705 .42,.775 .6,.828 .79,.852', 32),
  ...samplePath('.79,.846 .66,.79 .52,.72 .38,.635 .29,.58 .2,.572', 32),
]);

/** Nearly upright in front, along the sill below, behind bowed out to the handle and back in to the window. */
const doorLine = polygon([
  [1.66, 0.86],
  ...samplePath('1.62,.81 1.57,.76 1.54,.68 1.53,.58 1.54,.4 1.55,.25 1.555,.2 1.6,.2', 32),
  ...samplePath('2.3,.228 2.6,.25 2.68,.262 2.72,.31 2.77,.42 2.815,.54 2.828,.63 2.805,.73 2.76,.83 2.69,.92', 32),
]);

const sideGlass = polygon([
  ...samplePath('1.585,.787 1.8,.795 2,.805 2.3,.835 2.7,.892 2.9,.937 3.12,.992', 48),
  ...samplePath(
    '3.12,.998 2.93,1.052 2.74,1.098 2.55,1.117 2.37,1.12 2.2,1.11 2.08,1.082 1.95,1.02 1.8,.935 1.7,.87 1.585,.79',
    48,
  ),
]);

/** The hollow that begins in the door and deepens to the mouth before the rear wheel. */
const sideScallop = blob(
  '1.7,.598 2.1,.69 2.5,.79 2.9,.885 3.15,.91 3.38,.9 3.3,.83 3.12,.71 2.95,.63 2.6,.595 2.1,.585',
);
const sidePocket = blob('2.84,.69 2.95,.8 3.08,.89 3.3,.912 3.4,.89 3.3,.83 3.14,.73 2.98,.65');

/** What one sees of the engine through the rear screen: a ribbed red plenum over each bank in a dark bay. */
const plenum = merge(
  [3.28, 3.36, 3.44, 3.52, 3.6, 3.68].map((x) => pebble([x, 0.16, 0.925], [0.034, 0.1, 0.042], 0.8)),
);
const bay = box([3.12, 0, 0.86], [3.95, 0.42, 0.9]);
/** Twin pillars carry the front wing. */
const pillar = tube(
  [
    [0.008, 0.1, 0.19],
    [0.02, 0.08, 0.31],
  ],
  0.014,
);

const ferrari488Gtb: CarSpec = {
  slug: 'ferrari-488-gtb',
  dimensions: {
    length: 4.568,
    width: 1.952,
    height: 1.213,
    wheelbase: 2.65,
    source: 'Ferrari 488 GTB technical data: 4,568 x 1,952 x 1,213 mm, wheelbase 2,650 mm',
  },
  colours: {
    paint: [0.47, 0.009, 0.006],
    metallic: 0.3,
    rim: [0.5, 0.5, 0.51],
    caliper: [0.8, 0.5, 0.02],
    leather: [0.26, 0.1, 0.035],
  },
  front: { x: 1.105, tyreRadius: 0.34, tyreWidth: 0.245, rimRadius: 0.272, inset: 0.024, archGap: 0.036 },
  rear: { x: 3.755, tyreRadius: 0.346, tyreWidth: 0.305, rimRadius: 0.272, inset: 0.018, archGap: 0.045 },
  wheel: { count: 5, arms: twinSpoke(0.036, 0.026, 0.17, 0.2), hubRadius: 0.07, dish: 0.035, bolts: 5 },
  body: {
    top: through(
      '0,.485 .03,.503 .1,.54 .3,.592 .6,.66 .9,.722 1.06,.748 1.4,.775 2,.82 2.6,.86 3.3,.88 3.9,.89 4.2,.902 4.4,.9 4.5,.893 4.568,.875',
    ),
    shoulder: through(
      '0,.482 .08,.503 .17,.538 .27,.594 .37,.64 .5,.697 .6,.736 .7,.768 .8,.798 .9,.821 1,.835 1.15,.839 1.3,.824 1.5,.8 1.6,.795 2,.8 2.4,.825 2.7,.86 3,.905 3.2,.925 3.4,.938 3.6,.948 3.8,.952 4,.945 4.15,.925 4.3,.905 4.45,.892 4.568,.875',
    ),
    bottom: '0,.165 .2,.155 .39,.15 1.5,.145 3.4,.145 4.2,.145 4.4,.17 4.568,.25',
    plan: '0,.88 .45,.955 .85,.995 1.2,.985 1.6,.962 2.1,.952 2.7,.955 3.1,.972 3.6,.99 4,.988 4.568,.93',
    shoulderInset: '0,.08 .4,.13 .9,.18 1.3,.17 1.8,.13 2.4,.13 2.9,.16 3.4,.2 3.8,.2 4.1,.14 4.35,.08 4.568,.08',
    tuck: '0,.03 .6,.03 1.5,.06 3,.06 4,.04 4.568,.06',
    scallop: '0,0 1.3,.005 1.8,.01 2.4,.01 3,.01 3.4,0 4.568,0',
    widest: '0,.62 1,.62 1.6,.69 2.5,.67 3.3,.62 4,.66 4.568,.74',
    valley: '0,0 .3,.02 .7,.08 1.1,.1 1.5,.05 2,0 3,0 3.5,.01 4,.01 4.568,0',
    shoulderSharpness: '0,1.4 1,2.6 2.2,2.4 3.4,1.6 4.568,2',
    flankSharpness: '0,1.4 1.1,1.5 1.7,2.4 2.6,2.4 3.3,1.5 4.568,1.8',
    noseEnd: { length: 0.85, power: 2.8 },
    tailEnd: { length: 0.55, power: 2.9 },
    noseProfile: '.1,.09 .16,.03 .22,.02 .3,.035 .4,.02 .46,-.002 .5,-.01 .53,.01 .65,.12',
    tailProfile: '.1,-.33 .2,-.2 .31,-.11 .42,-.04 .5,0 .62,-.002 .7,-.026 .78,-.05 .86,-.05 .92,-.04',
    // where the plan closes, the narrow sections lie flat: a hump would stand as a notch in the middle of the nose's lip
    section: (standard, x) =>
      x > 0.05
        ? standard
        : standard.map(([y, z, w], i) => (i < 7 ? [y, z, w] : [y, mix(standard[11]![1], z, x / 0.05), w])),
    flare: [0.003, 0.003],
    reliefs: [
      { view: 'side', shape: sideScallop, depth: 0.03, softness: 0.16 },
      { view: 'side', shape: sidePocket, depth: 0.03, softness: 0.12 },
    ],
  },
  cabin: {
    from: 1.06,
    to: 4.3,
    roof: through(
      '1.06,.715 1.2,.798 1.4,.897 1.6,.99 1.8,1.076 2,1.148 2.2,1.196 2.4,1.213 2.6,1.206 2.8,1.184 3,1.153 3.2,1.115 3.4,1.074 3.6,1.034 3.8,.994 4,.954 4.2,.905 4.3,.86',
    ),
    base: '1.06,.77 1.6,.81 2.2,.81 2.8,.77 3.2,.68 3.6,.56 4,.44 4.3,.36',
    rail: '1.06,.72 1.5,.7 2,.61 2.5,.595 3,.57 3.4,.5 4.3,.32',
    drop: '1.06,.02 1.6,.04 2,.062 2.4,.062 2.8,.075 3.2,.07 3.6,.05 4.3,.03',
    belt: '1.06,.68 1.6,.78 2,.795 2.4,.83 2.8,.88 3.2,.9 3.6,.89 4.3,.8',
    sideGlass,
    pillars: [[2.705, 2.735, 0.016]],
    windscreen: { to: 2.02, pillar: 0.035 },
    rearScreen: { from: 2.96, to: 4.2, pillar: 0.05 },
    wrapFront: 0.34,
    wrapRear: 0.1,
    open: [1.34, 2.95],
    railHeight: 0.024,
  },
  features: [
    // face: two large outer mouths, a low middle one under the front wing and behind its twin pillars, a thin lip below
    { kind: 'trim', view: 'front', shape: polygon('-.3,.02 .98,.02 .98,.15 -.3,.15'), finish: 'satin-black' },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.3,.208 .7,.203 .775,.253 .665,.405 .48,.392 .34,.378', 0.014),
      walls: 'paint',
      mesh: { kind: 'diamond', cell: 0.017, bar: 0.0025, finish: 'cabin-plastic' },
      depth: 0.16,
      meshDepth: 0.11,
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.208 .255,.208 .268,.302 -.3,.312', 0.014),
      walls: 'dark',
      mesh: { kind: 'diamond', cell: 0.017, bar: 0.0025, finish: 'cabin-plastic' },
      depth: 0.16,
      meshDepth: 0.11,
    },
    // lamps
    {
      kind: 'lamp',
      view: 'plan',
      shape: lampLens,
      within: { facing: 0.1, z: [0.45, 1] },
      depth: 0.03,
      housing: 'dark',
      elements: [
        { shape: outline(lampLens, 0.004), depth: 0.004, as: 'dark' },
        { shape: circle([0.435, 0.725], 0.034), depth: 0.003, as: 'projector' },
        { shape: polygon('.245,.61 .33,.625 .375,.68 .365,.7 .3,.675', 0.01), depth: 0.006, as: 'chrome' },
        ...[0, 1, 2].flatMap((i) =>
          [0, 1].map((j) => ({
            shape: circle([0.282 + i * 0.028 + j * 0.012, 0.632 + i * 0.02 - j * 0.012 + j * 0.026], 0.008),
            depth: 0.002,
            as: 'led' as const,
            glow: 0.9,
          })),
        ),
        ...[0, 1, 2, 3, 4, 5, 6].map((i) => ({
          shape: circle([0.525 + i * 0.034, 0.782 + i * 0.0085], 0.0085),
          depth: 0.001,
          as: 'led' as const,
          glow: 1.6,
        })),
      ],
    },
    // creases: bonnet, arch to lamp, both edges of the scallop, sill
    { kind: 'crease', view: 'plan', line: '.2,.42 .6,.36 1,.36 1.3,.44', lean: 0.09, reach: 0.09, taper: 0.6 },
    { kind: 'crease', view: 'side', line: '.2,.465 .45,.487 .71,.506', lean: 0.08, reach: 0.09, taper: 0.25 },
    { kind: 'crease', view: 'side', line: '1.75,.612 2.1,.69 2.5,.79 2.8,.86', lean: 0.2, reach: 0.06, taper: 0.4 },
    { kind: 'crease', view: 'side', line: '1.55,.592 2.7,.588 3,.592 3.25,.61', lean: 0.12, taper: 0.6 },
    {
      kind: 'crease',
      view: 'side',
      line: '1.5,.21 2,.235 2.6,.268 2.8,.275 3,.255 3.2,.205 3.36,.185',
      lean: 0.3,
      reach: 0.04,
    },
    // flank: the mouth, split by a blade of the car's colour
    {
      kind: 'intake',
      view: 'side',
      shape: polygon('3,.765 3.08,.722 3.2,.78 3.4,.88 3.375,.895 3.145,.88', 0.012),
      walls: 'satin-black',
      depth: 0.07,
    },
    { kind: 'trim', view: 'side', shape: polygon('3,.79 3.07,.818 3.42,.872 3.24,.806', 0.006), finish: 'paint' },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.5,.05 3.38,.05 3.38,.157 3.2,.175 3,.2 2.75,.212 2.4,.197 2,.172 1.6,.155 1.5,.152'),
      finish: 'satin-black',
    },
    // the blown spoiler's slot under its lip
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('-.3,.805 .3,.805 .385,.83 .4,.85 -.3,.85', 0.01),
      within: { x: [4.2, 4.8] },
      walls: 'dark',
    },
    // tail: one round lamp each side with a dark outlet beside it, black lower panel round the pipes
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('.43,.822 .7,.838 .87,.83 .87,.715 .58,.715 .53,.735', 0.012),
      within: { x: [4, 4.8] },
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.018, bar: 0.0035, finish: 'gloss-black' },
      meshDepth: 0.015,
    },
    {
      kind: 'lamp',
      view: 'rear',
      shape: circle([0.771, 0.799], 0.084),
      tint: [0.6, 0.1, 0.09],
      elements: [
        { shape: circle([0.771, 0.799], 0.084), depth: 0.05, as: 'dark' },
        {
          shape: outline(circle([0.771, 0.799], 0.061), 0.009),
          depth: 0.01,
          as: 'led',
          glow: 0.9,
          colour: [1, 0.03, 0.02],
        },
        // bezels keep the light within the ring
        { shape: outline(circle([0.771, 0.799], 0.079), 0.008), depth: 0.004, as: 'gloss-black' },
        { shape: circle([0.771, 0.799], 0.05), depth: 0.012, as: 'gloss-black' },
        { shape: circle([0.771, 0.799], 0.04), depth: 0.02, as: 'dark' },
      ],
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.02 .84,.02 .8,.25 .715,.456 .44,.452 .28,.36 -.3,.36', 0.01),
      finish: 'satin-black',
    },
    // the plate lies on a black panel of the bumper
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.508 .278,.508 .292,.628 -.3,.628', 0.01),
      finish: 'satin-black',
    },
    diffuserBox('-.3,.2 .52,.2 .42,.32 .27,.345 -.3,.345'),
    // gaps: door, from door to rear arch, from arches to the lamps, bonnet
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'side', shape: stroke('2.755,.388 3.35,.405', 0) },
    { kind: 'gap', view: 'side', shape: smoothStroke('.95,.7 .92,.73 .87,.758 .8,.785', 0), within: { y: [0.82, 1] } },
    { kind: 'gap', view: 'side', shape: smoothStroke('3.975,.685 4.1,.735 4.25,.8', 0) },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.128,-.1 .124,0 .128,.1 .145,.23 .19,.42 .262,.58', 0) },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.79,.848 1,.82 1.2,.79 1.4,.78', 0) },
  ],
  interior: {
    seats: [{ x: 2.26, z: 0.29, scale: 0.96 }],
    dash: { x: 1.76, z: 0.83, style: 'binnacle' },
    steering: [1.92, 0.37, 0.76],
  },
  details: {
    mirror: { at: [1.79, 1.0, 0.83], half: [0.075, 0.115, 0.052], squareness: 0.3, foot: [1.66, 0.86, 0.765] },
    handles: [{ at: [2.66, 0.635], half: 0.065, finish: 'paint' }],
    exhausts: [{ at: [4.52, 0.35, 0.392], half: [0.05, 0.05], squareness: 1, finish: 'satin-metal' }],
    blades: [
      // the lip
      {
        span: 0.76,
        leading: '0,0 .3,.024 .5,.07 .66,.2 .76,.4',
        trailing: '0,.2 .4,.24 .66,.36 .76,.48',
        height: '0,.185 .5,.182 .64,.182 .76,.21',
        thickness: 0.035,
        finish: 'paint',
      },
      // the front wing, over the middle mouth
      {
        span: 0.31,
        leading: '0,.01 .2,.013 .28,.02 .31,.05',
        trailing: '0,.1 .31,.1',
        height: '0,.314 .2,.309 .27,.298 .31,.285',
        rise: 0.014,
        thickness: 0.03,
        finish: 'paint',
      },
      // the spoiler's edge
      {
        span: 0.7,
        leading: '0,4.3 .5,4.28 .7,4.2',
        trailing: '0,4.53 .4,4.515 .6,4.46 .7,4.38',
        height: '0,.882 .5,.88 .7,.87',
        rise: 0.018,
        thickness: 0.024,
        finish: 'paint',
      },
    ],
    wipers: [{ pivot: [0.1, 0.03], tip: [0.6, 0.2] }],
    plate: 0.57,
  },
  extras: (kit) => [
    // the bulkhead hides them from the cabin
    ...kit.both(box([3.1, 0, 0.6], [3.12, 0.595, 1.005]), 'cabin-plastic'),
    ...kit.both(plenum, 'paint'),
    ...kit.both(bay, 'satin-black'),
    ...kit.both(pillar, 'paint'),
  ],
  detail: { target: [0.49, 0.77, 0.61], azimuth: 145, distance: 2, height: 0.94, lens: 92 },
};

export default ferrari488Gtb;
