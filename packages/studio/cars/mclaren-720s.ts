import type { CarSpec, ObliqueView } from '../car/spec';
import { reflector } from '../car/tail-openings';
import { twinSpoke } from '../car/wheel-designs';
import { circle, polygon, smoothStroke, union } from '../geometry/shape';
import { samplePath } from '../geometry/spline';
import { mix } from '../geometry/vector';

/** The eye socket from ahead: a tear that rises outwards to a round end. */
const eyeSocket = polygon(
  samplePath(
    '.55,.458 .478,.478 .482,.508 .58,.575 .7,.635 .8,.668 .862,.672 .884,.63 .88,.56 .852,.48 .815,.42 .765,.408 .66,.424 .55,.458',
    72,
  ),
);
/** In its upper half the lamps, through its middle a slim blade with the line of light. */
const eyeLamps = polygon(
  samplePath(
    '.63,.568 .64,.588 .72,.632 .8,.66 .858,.66 .874,.62 .866,.578 .82,.574 .75,.582 .69,.57 .63,.562 .63,.568',
    48,
  ),
);
const eyeBlade = polygon(
  '.562,.494 .575,.482 .61,.48 .7,.488 .856,.508 .866,.53 .862,.56 .8,.55 .65,.522 .58,.508',
  0.004,
);
const EYE_WITHIN = { x: [0, 0.8], y: [0.4, 1], z: [0.3, 0.8], facing: 0.1 } as const;

/** The doors reach into the roof; below they end at the lip of the channel, from the wheel arch back to the sill. */
const channelLip =
  '1.335,.584 1.4,.588 1.475,.575 1.555,.512 1.64,.435 1.74,.368 1.86,.328 2.02,.32 2.26,.335 2.42,.358 2.55,.378';
const doorLine = '1.2,.79 1.223,.768 1.28,.695 1.315,.63 1.332,.584';
const doorRear = '2.665,.875 2.672,.85 2.685,.79 2.675,.7 2.652,.6 2.59,.46 2.54,.371 2.452,.234 2.38,.12';

const sideGlass = polygon([
  ...samplePath('1.47,.79 1.66,.79 1.87,.797 2.1,.816 2.4,.845 2.66,.884 2.9,.912 3.11,.93 3.12,.938', 28),
  ...samplePath(
    '3.1,.942 2.95,.963 2.82,.997 2.68,1.036 2.57,1.062 2.45,1.082 2.22,1.09 2.06,1.074 1.93,1.04 1.75,.955 1.6,.865 1.47,.79',
    32,
  ),
]);

/** The mesh under the lamps turns with the corner, so that its cells keep their shape. */
const tailCornerView: ObliqueView = { origin: [4.3, 0.7, 0], right: [-0.53, 0.848, 0], up: [0, 0, 1] };

const tailLine = '.808,.742 .74,.758 .64,.77 .5,.774 .36,.765';

const mclaren720s: CarSpec = {
  slug: 'mclaren-720s',
  dimensions: {
    length: 4.543,
    width: 1.93,
    height: 1.196,
    wheelbase: 2.67,
    source: 'McLaren 720S technical data: 4,543 x 1,930 x 1,196 mm, wheelbase 2,670 mm',
  },
  colours: {
    paint: [0.86, 0.25, 0.012],
    metallic: 0.35,
    rim: [0.32, 0.32, 0.325],
    caliper: [0.7, 0.18, 0.01],
    leather: [0.04, 0.04, 0.043],
  },
  front: {
    x: 1.056,
    tyreRadius: 0.33,
    tyreWidth: 0.245,
    rimRadius: 0.262,
    inset: 0.016,
    archGap: 0.022,
    discRadius: 0.2,
  },
  rear: {
    x: 3.726,
    tyreRadius: 0.347,
    tyreWidth: 0.305,
    rimRadius: 0.274,
    inset: 0.014,
    archGap: 0.022,
    discRadius: 0.195,
  },
  wheel: { count: 5, arms: twinSpoke(0.03, 0.018, 0.314, 0.2), hubRadius: 0.06, dish: 0.03, bolts: 5 },
  body: {
    top: '0,.474 .03,.482 .09,.518 .25,.58 .6,.705 1,.779 1.3,.84 1.8,.87 2.6,.89 3.3,.885 3.75,.878 4,.856 4.2,.83 4.36,.81 4.46,.795 4.543,.785',
    shoulder:
      '0,.468 .03,.472 .09,.49 .2,.535 .4,.638 .7,.749 .98,.798 1.25,.784 1.7,.761 2.2,.781 2.7,.827 3.1,.875 3.5,.91 3.8,.905 4.15,.85 4.4,.803 4.543,.775',
    bottom: '0,.14 .3,.12 1,.108 2.4,.128 3.3,.122 3.75,.118 4.2,.14 4.543,.25',
    plan: '0,.9 .5,.966 1,.996 1.4,.992 1.9,.992 2.4,.99 2.9,.988 3.4,.992 3.8,.996 4.2,.962 4.543,.885',
    shoulderInset: '0,.099 .4,.101 .9,.115 1.3,.06 1.8,.04 2.4,.06 2.9,.107 3.4,.162 3.9,.19 4.543,.15',
    tuck: '0,-.01 .6,.0 1.3,.03 1.7,.045 2.6,.045 3.1,.03 4,.03 4.543,.04',
    scallop: '0,0 1.15,0 1.4,.027 1.65,.05 1.95,.053 2.3,.049 2.7,.041 3.05,.017 3.3,-.02 4.543,-.03',
    widest: '0,.607 1,.69 1.5,.78 2.2,.8 2.8,.8 3.3,.72 4.543,.662',
    valley: '0,0 .3,.01 .6,.037 1,.051 1.4,.03 2,.002 3,-.005 3.5,.03 3.9,.03 4.25,.008 4.543,0',
    shoulderSharpness: '0,1.4 1,1.8 2.2,2.6 3.4,1.6 4.543,1.6',
    flankSharpness: '0,1.4 1.1,1.6 1.6,2 2.8,2 3.3,1.6 4.543,2',
    noseEnd: { length: 0.971, power: 2.587 },
    tailEnd: { length: 0.694, power: 2.853 },
    noseProfile: '.08,.09 .13,.03 .17,.025 .22,.045 .3,.034 .38,.014 .42,.004 .45,.006 .472,.014 .5,.006 .6,-.03',
    tailProfile:
      '.1,-.3 .15,-.21 .25,-.13 .37,-.125 .46,-.055 .53,-.055 .59,-.015 .635,-.014 .68,-.05 .75,-.085 .82,-.08 .95,-.08',
    // where the plan closes, the narrow sections lie flat: a hump would stand as a notch in the middle of the nose's lip
    section: (standard, x) =>
      x > 0.05
        ? standard
        : standard.map(([y, z, w], i) => (i < 7 ? [y, z, w] : [y, mix(standard[11]![1], z, x / 0.05), w])),
    flare: [0.002, 0.003],
    reliefs: [
      // under the channel the lower skin stands out again; its lip sweeps back from the front arch
      {
        view: 'side',
        shape: polygon([[1, 0], [1, 0.62], ...samplePath(channelLip, 40), [2.6, 0.355], [2.84, 0.275], [2.86, 0]]),
        depth: -0.022,
        softness: 0.1,
      },
    ],
  },
  cabin: {
    from: 0.85,
    to: 4.3,
    roof: '.85,.69 1.15,.816 1.45,.943 1.78,1.097 2.08,1.197 2.42,1.205 2.82,1.108 3.25,.985 3.65,.885 4,.805 4.3,.715',
    base: '.95,.793 1.4,.785 2,.743 2.6,.688 3.1,.625 3.6,.535 4.25,.421',
    rail: '.95,.792 1.3,.742 1.8,.614 2.2,.547 2.8,.508 3.4,.429 4.25,.347',
    drop: '.95,.008 1.4,.041 2,.089 2.7,.064 3.4,-.005 4.25,-.045',
    belt: '.95,.661 1.5,.771 2.2,.794 3,.843 3.5,.861 4.25,.779',
    bulge: -0.008,
    railSharpness: 1.6,
    sideGlass,
    pillars: [[2.626, 2.66, 0.035]],
    railHeight: 0.008,
    frame: { width: 0.6, finish: 'gloss-black' },
    windscreen: { to: 1.88, pillar: 0.02 },
    rearScreen: { from: 2.83, to: 3.46, pillar: 0.015 },
    wrapFront: 0.289,
    wrapRear: 0.102,
    open: [1.12, 2.9],
  },
  features: [
    // the whole canopy is black: its flanks are the frame of the side glass
    {
      kind: 'trim',
      view: 'plan',
      on: 'cabin',
      shape: polygon('1.88,-.3 1.88,.62 2.83,.62 2.83,-.3'),
      within: { facing: 0.3 },
      finish: 'gloss-black',
    },
    {
      kind: 'trim',
      view: 'plan',
      on: 'cabin',
      shape: polygon('3.455,-.3 3.445,.1 3.42,.22 3.38,.3 3.3,.9 4.4,.9 4.4,-.3'),
      finish: 'gloss-black',
    },
    // face: a black blade under the nose, wide and low, with a pod at each end
    {
      kind: 'trim',
      view: 'front',
      shape: polygon([
        ...samplePath(
          '-.3,.3 .12,.3 .28,.312 .42,.33 .56,.334 .66,.312 .72,.258 .735,.212 .715,.175 .66,.16 .6,.154',
          48,
        ),
        [0.6, 0.02],
        [-0.3, 0.02],
      ]),
      finish: 'gloss-black',
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon(
        samplePath(
          '.37,.212 .4,.25 .46,.295 .55,.314 .63,.308 .69,.272 .716,.235 .7,.205 .6,.2 .45,.198 .36,.2 .37,.212',
          48,
        ),
      ),
      depth: 0.12,
      walls: 'cabin-plastic',
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.195 .28,.195 .33,.225 .3,.28 .22,.288 -.3,.284', 0.01),
      walls: 'dark',
      mesh: { kind: 'horizontal', cell: 0.03, bar: 0.006 },
      meshDepth: 0.03,
    },
    // open eye sockets: the lamps above, the slim blade of light across, air all round them
    {
      kind: 'intake',
      view: 'front',
      shape: eyeSocket,
      within: EYE_WITHIN,
      depth: 0.08,
      walls: 'paint',
    },
    {
      kind: 'lamp',
      view: 'front',
      shape: eyeLamps,
      within: EYE_WITHIN,
      depth: 0.05,
      housing: 'dark',
      elements: [
        { shape: circle([0.69, 0.596], 0.012), depth: 0.015, as: 'led', glow: 0.8 },
        { shape: circle([0.728, 0.61], 0.014), depth: 0.015, as: 'led', glow: 0.8 },
        { shape: circle([0.766, 0.62], 0.016), depth: 0.015, as: 'led', glow: 0.8 },
        { shape: circle([0.82, 0.623], 0.03), depth: 0.02, as: 'projector' },
      ],
    },
    {
      kind: 'lamp',
      view: 'front',
      shape: eyeBlade,
      within: EYE_WITHIN,
      depth: 0.02,
      housing: 'satin-black',
      elements: [
        {
          shape: polygon('.6,.496 .61,.491 .7,.503 .852,.529 .854,.543 .7,.515', 0.003),
          depth: 0.004,
          as: 'led',
          glow: 1.4,
        },
      ],
    },
    // outlet between face and front wheel: a slit that follows the arch
    {
      kind: 'intake',
      view: 'side',
      shape: polygon(
        samplePath('.63,.29 .606,.31 .61,.4 .64,.49 .68,.555 .7,.553 .672,.48 .652,.4 .648,.3 .63,.29', 48),
      ),
      within: { x: [0.45, 0.8] },
      walls: 'dark',
    },
    // creases: lip of the channel, sill, haunch
    { kind: 'crease', view: 'side', line: channelLip, lean: 0.24, reach: 0.06, taper: 0.1 },
    { kind: 'crease', view: 'side', line: '1.43,.16 1.9,.17 2.3,.2 2.48,.24', lean: 0.25, reach: 0.06, taper: 0.2 },
    { kind: 'crease', view: 'plan', line: '2.75,.85 3.1,.8 3.5,.765 3.95,.72', lean: 0.14, reach: 0.07 },
    // gaps of the doors, and the line of the lower body behind them
    { kind: 'gap', view: 'side', shape: smoothStroke(doorLine, 0) },
    { kind: 'gap', view: 'side', shape: smoothStroke(channelLip, 0) },
    { kind: 'gap', view: 'side', shape: smoothStroke(doorRear, 0) },
    { kind: 'gap', view: 'side', shape: smoothStroke('3.395,.474 3.2,.422 2.98,.367 2.66,.299 2.475,.257', 0) },
    // the doors take a piece of the roof with them
    {
      kind: 'gap',
      view: 'plan',
      on: 'cabin',
      shape: smoothStroke('1.9,.58 1.93,.42 1.98,.26 2.08,.17 2.3,.15 2.52,.16 2.62,.22 2.645,.4 2.64,.62', 0),
    },
    // bonnet; the front wing's line from the arch to it
    {
      kind: 'gap',
      view: 'plan',
      shape: smoothStroke('1,.73 .9,.675 .75,.61 .58,.525 .42,.43 .26,.31 .17,.19 .145,.08 .142,0', 0),
    },
    {
      kind: 'gap',
      view: 'plan',
      within: { z: [0.6, 1] },
      shape: smoothStroke('.9,.96 .84,.9 .75,.82 .65,.74 .54,.64 .46,.53 .42,.43', 0),
    },
    // bonnet outlets
    {
      kind: 'intake',
      view: 'plan',
      shape: polygon(
        samplePath('.43,.372 .6,.47 .74,.545 .815,.592 .83,.578 .8,.545 .7,.478 .58,.412 .43,.366 .43,.372', 40),
      ),
      depth: 0.05,
      walls: 'dark',
    },
    // the trough between canopy and haunch that feeds the radiators
    {
      kind: 'intake',
      view: 'plan',
      shape: polygon(
        samplePath(
          '2.44,.752 2.58,.785 2.72,.782 3,.712 3.35,.58 3.6,.468 3.62,.445 3.4,.5 3.1,.625 2.8,.715 2.44,.74 2.44,.752',
          56,
        ),
      ),
      within: { z: [0.8, 1], facing: 0.3 },
      depth: 0.05,
      walls: 'dark',
    },
    // intake low behind the door
    {
      kind: 'intake',
      view: 'side',
      shape: polygon(
        samplePath(
          '2.548,.15 2.56,.19 2.6,.235 2.67,.26 2.78,.276 2.85,.282 2.852,.265 2.8,.21 2.72,.165 2.6,.15 2.548,.15',
          40,
        ),
      ),
      depth: 0.07,
    },
    // rear wing: clamshell line up to the lamp
    { kind: 'gap', view: 'side', shape: smoothStroke('3.88,.665 3.9,.68 4,.715 4.106,.752 4.13,.757', 0) },
    { kind: 'gap', view: 'side', shape: smoothStroke('3.965,.9 3.98,.872 4,.84 4.05,.795 4.106,.752', 0) },
    {
      kind: 'gap',
      view: 'plan',
      within: { z: [0.8, 2] },
      shape: smoothStroke('3.972,.752 3.985,.7 4.03,.55 4.08,.35 4.1,0', 0),
    },
    // the engine's deck between the haunches
    {
      kind: 'trim',
      view: 'plan',
      shape: polygon('3.3,-.3 3.3,.46 3.5,.43 3.65,.385 3.85,.28 4.08,.15 4.1,.08 4.1,-.3', 0.01),
      within: { z: [0.7, 2], facing: 0.3 },
      finish: 'gloss-black',
    },
    // tail: carbon from the diffuser up to the band of paint, black mesh above it, the lamps its upper edge
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon(
        '-.3,.553 .35,.553 .4,.535 .48,.512 .61,.482 .69,.424 .75,.362 .85,.21 .9,.16 .9,.02 -.3,.02',
        0.012,
      ),
      finish: 'carbon',
    },
    {
      kind: 'intake',
      view: 'rear',
      shape: union(
        polygon('-.3,.268 .29,.276 .335,.385 -.3,.385', 0.01),
        polygon('.36,.28 .6,.3 .7,.345 .64,.392 .6,.4 .41,.398', 0.01),
      ),
      depth: 0.14,
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.03, bar: 0.005 },
      meshDepth: 0.05,
    },
    ...reflector('.38,.474 .52,.468 .53,.455 .39,.457'),
    {
      kind: 'intake',
      view: tailCornerView,
      shape: polygon(
        samplePath(
          '-.449,.642 -.406,.79 -.202,.792 .03,.782 .193,.757,3 .194,.745,2 .108,.69 .031,.635 -.04,.602 -.134,.604 -.255,.625 -.393,.64 -.449,.642',
          80,
        ),
      ),
      within: { x: [4, 4.7], y: [0.3, 1] },
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.028, bar: 0.004 },
    },
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('-.3,.79 .32,.79 .32,.642 -.3,.642'),
      within: { x: [4, 4.7], y: [0, 0.3] },
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.028, bar: 0.004 },
    },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.79 .35,.79 .4,.73 .375,.7 .36,.66 .24,.66 .215,.7 .2,.71 -.3,.71', 0.006),
      within: { x: [4, 4.7] },
      finish: 'gloss-black',
    },
    {
      kind: 'lamp',
      view: 'rear',
      shape: polygon('.36,.785 .6,.79 .72,.78 .822,.755 .825,.742 .79,.722 .7,.738 .6,.748 .46,.75 .36,.752', 0.006),
      within: { x: [4, 4.7] },
      depth: 0.03,
      housing: 'dark',
      elements: [
        { shape: smoothStroke(tailLine, 0.004), depth: 0.004, as: 'led', glow: 0.95, colour: [1, 0.03, 0.02] },
        {
          shape: smoothStroke('.79,.729 .72,.743 .62,.754', 0.0015),
          depth: 0.006,
          as: 'led',
          glow: 0.35,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
  ],
  interior: {
    seats: [{ x: 2.14, z: 0.27, scale: 0.95 }],
    dash: { x: 1.58, z: 0.79, style: 'flat' },
    steering: [1.76, 0.37, 0.72],
  },
  details: {
    mirror: {
      at: [1.675, 0.985, 0.878],
      half: [0.085, 0.085, 0.046],
      squareness: 0.3,
      foot: [1.55, 0.9, 0.735],
      finish: 'carbon',
    },
    exhausts: [{ at: [4.41, 0.3, 0.662], half: [0.056, 0.056], squareness: 1, finish: 'satin-metal' }],
    blades: [
      // splitter
      {
        span: 0.71,
        leading: '0,.012 .3,.025 .5,.075 .62,.2 .71,.38',
        trailing: '0,.25 .4,.3 .6,.38 .71,.46',
        height: '0,.17 .4,.165 .6,.155 .71,.165',
        thickness: 0.022,
        finish: 'gloss-black',
      },
      // the active wing's edge, lying on the tail
      {
        span: 0.74,
        leading: '0,4.3 .5,4.28 .74,4.12',
        trailing: '0,4.475 .3,4.462 .55,4.4 .74,4.22',
        height: '0,.803 .45,.803 .62,.805 .74,.81',
        rise: 0.004,
        thickness: 0.024,
        finish: 'paint',
      },
    ],
    wipers: [{ pivot: [0.0, 0.03], tip: [0.55, 0.12] }],
    plate: 0.468,
  },
  detail: { target: [0.36, 0.66, 0.5], azimuth: 152, distance: 2.3, height: 0.85, lens: 95 },
};

export default mclaren720s;
