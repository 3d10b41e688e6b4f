import type { CarSpec, ObliqueView } from '../car/spec';
import { ySpoke } from '../car/wheel-designs';
import { box, merge, pebble } from '../geometry/mesh';
import { circle, grown, outline, polygon, smoothStroke, stroke, union, without } from '../geometry/shape';
import { samplePath } from '../geometry/spline';
import { mix } from '../geometry/vector';

/** The lamps lie on the wings: seen from the front and above, laid well back. */
const lampView: ObliqueView = { origin: [0.5, 0.735, 0.7], right: [0.25, 0.97, 0], up: [0.78, -0.2, 0.6] };

/** Front edge: from the pillar's foot down and forwards to the wheel arch. Rear edge: a bow, then forwards to the sill. */
const doorLine = union(
  stroke(samplePath('1.66,.8 1.62,.72 1.575,.64 1.5,.55 1.41,.45', 24), 0),
  stroke(samplePath('2.895,.848 2.925,.79 2.922,.69 2.862,.53 2.77,.36 2.648,.12', 24), 0),
);

const sideGlass = polygon(
  samplePath(
    '1.68,.8 1.68,.8 2.0,.808 2.288,.825 2.656,.847 2.84,.872 2.85,.874,2 2.875,.99 2.893,1.1,3 2.75,1.117 2.4,1.132 2.236,1.119 2.082,1.082 1.924,1.003 1.784,.9 1.68,.8 1.68,.8',
    80,
  ),
);

/** A long drop, pointed towards the nose. */
const lampOutline = polygon(
  samplePath(
    '-.152,-.245 -.15,-.272 -.105,-.266 -.039,-.225 .044,-.177 .1,-.13 .131,-.065 .174,.056 .204,.145,2 .197,.162,2 .154,.157 .06,.126 .03,.102 -.011,.03 -.057,-.056 -.104,-.149 -.152,-.245',
    60,
  ),
);

const tailLamp = polygon(
  samplePath(
    '.247,.81 .25,.772,2 .37,.697 .46,.688 .62,.69 .8,.695 .862,.698 .884,.755 .893,.782,2 .77,.819 .6,.833 .4,.844 .28,.85 .252,.84 .247,.81',
    60,
  ),
);

/** What one sees of the engine through the rear screen: a cover over each bank, and the pipes between them. */
const engineCover = pebble([3.4, 0.2, 0.93], [0.24, 0.085, 0.07], 0.7);
const enginePipes = merge([3.22, 3.34, 3.46, 3.58].map((x) => pebble([x, 0.09, 0.975], [0.022, 0.12, 0.024], 0.5)));

/** Where a honeycomb ends, so that no cell is cut through at the paint. */
const meshFrame = { width: 0.012, finish: 'gloss-black' } as const;

const maseratiMc20: CarSpec = {
  slug: 'maserati-mc20',
  dimensions: {
    length: 4.669,
    width: 1.965,
    height: 1.221,
    wheelbase: 2.7,
    source: 'Maserati MC20 technical data: 4,669 x 1,965 x 1,221 mm, wheelbase 2,700 mm',
  },
  colours: {
    paint: [0.88, 0.875, 0.85],
    secondPaint: [0.02, 0.021, 0.023],
    metallic: 0.1,
    rim: [0.14, 0.14, 0.147],
    caliper: [0.55, 0.018, 0.014],
    leather: [0.035, 0.035, 0.04],
  },
  front: { x: 1.073, tyreRadius: 0.34, tyreWidth: 0.245, rimRadius: 0.272, inset: 0.03, archGap: 0.026 },
  rear: { x: 3.773, tyreRadius: 0.3455, tyreWidth: 0.305, rimRadius: 0.272, inset: 0.024, archGap: 0.026 },
  wheel: {
    count: 5,
    arms: ySpoke(0.05, 0.019, 0.26, 0.36),
    hubRadius: 0.062,
    dish: 0.03,
    bolts: 5,
  },
  body: {
    top: '0,.492 .05,.526 .15,.574 .3,.633 .6,.722 .9,.785 1.19,.833 1.4,.838 1.9,.849 2.6,.879 3.3,.928 3.75,.961 4.05,.943 4.3,.898 4.5,.864 4.669,.845',
    shoulder:
      '0,.472 .06,.504 .2,.547 .4,.624 .6,.744 .82,.821 1.09,.876 1.4,.839 1.66,.79 2,.792 2.4,.807 2.75,.83 3,.84 3.3,.89 3.6,.929 3.9,.922 4.2,.874 4.45,.844 4.669,.825',
    bottom: '0,.17 .25,.14 .6,.13 1,.128 3.77,.13 4.2,.135 4.4,.165 4.669,.25',
    plan: '0,.983 .4,.985 .75,.99 1.07,.996 1.5,.951 2,.92 2.5,.918 2.9,.935 3.3,.972 3.77,.991 4.2,.979 4.669,.939',
    shoulderInset: '0,.031 .5,.074 1,.16 1.5,.137 2,.123 2.6,.116 3,.086 3.3,.102 3.7,.157 4.2,.137 4.669,.095',
    tuck: '0,.03 .6,.03 1.5,.05 3,.06 4,.04 4.669,.06',
    scallop: '0,0 1.2,0 1.7,.035 2.4,.045 3,.03 3.4,0 4.669,0',
    widest: '0,.603 1,.662 2.4,.721 3.6,.682 4.669,.654',
    valley: '0,.006 .3,.006 .6,.025 1,.039 1.4,.023 2,.005 4.669,.007',
    shoulderSharpness: '0,1.4 1,1.6 2.4,2 3.4,1.6 4.669,2',
    flankSharpness: 1.4,
    noseEnd: { length: 0.973, power: 2.271 },
    tailEnd: { length: 0.58, power: 2.3 },
    noseProfile: '.1,.034 .15,.03 .21,.03 .28,.032 .37,.022 .45,.009 .5,.01 .6,.013',
    tailProfile: '.12,-.298 .17,-.12 .228,-.047 .32,-.036 .45,-.015 .55,-.014 .65,-.05 .75,-.06 .85,-.048 .95,-.045',
    // where the plan closes, the narrow sections lie flat: a hump would stand as a notch in the middle of the mouth's brow
    section: (standard, x) =>
      x > 0.05
        ? standard
        : standard.map(([y, z, w], i) => (i < 7 ? [y, z, w] : [y, mix(standard[11]![1], z, x / 0.05), w])),
    flare: [0.005, 0.007],
    // the scoops between bonnet and wings
    reliefs: [
      {
        view: 'plan',
        shape: polygon('.62,.5 .63,.6 .78,.66 1.02,.66 1.2,.6 1.16,.5', 0.03),
        depth: 0.045,
        softness: 0.09,
        within: { z: [0.6, 1] },
      },
    ],
  },
  cabin: {
    from: 1.12,
    to: 4.2,
    roof: '1.12,.776 1.26,.853 1.42,.937 1.7,1.073 1.95,1.173 2.2,1.213 2.45,1.225 2.75,1.206 3.1,1.158 3.3,1.122 3.5,1.083 3.7,1.042 3.9,.996 4.04,.953 4.2,.884',
    base: '1.12,.787 1.5,.796 1.76,.781 2.1,.776 2.5,.757 2.85,.726 3.2,.642 3.7,.534 4.2,.417',
    rail: '1.12,.747 1.4,.719 1.75,.631 1.95,.585 2.4,.556 2.85,.542 3.3,.499 3.8,.418 4.2,.337',
    drop: '1.12,.014 1.5,.03 1.95,.056 2.4,.078 3,.075 3.5,.049 4.2,.023',
    belt: '1.12,.678 1.6,.779 2.3,.814 2.85,.859 3.3,.889 3.8,.899 4.2,.86',
    sideGlass,
    // no painted pillar: windscreen and side glass make one visor
    bulge: 0.01,
    windscreen: { to: 1.94, pillar: -0.05 },
    rearScreen: { from: 3.08, to: 3.98, pillar: 0.02 },
    railHeight: 0.012,
    frame: { width: 0.007, finish: 'gloss-black' },
    wrapFront: 0.34,
    wrapRear: 0.076,
    open: [1.4, 2.9],
  },
  features: [
    // the lower body is dark all round: splitter, sills, tail
    {
      kind: 'trim',
      view: 'front',
      shape: polygon('-.3,.05 1,.05 1,.2 .93,.212 .885,.28 .84,.29 .78,.24 .5,.235 .4,.25 -.3,.25', 0.006),
      finish: 'satin-black',
    },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon(
        '1.3,.05 1.3,.15 1.53,.155 1.6,.23 1.665,.302 2.2,.322 2.84,.334 2.87,.328 2.98,.262 3.1,.212 3.25,.168 3.45,.15 3.45,.05',
        0.006,
      ),
      finish: 'carbon',
    },
    // the sill's edge catches the light; the flank steps in behind the front wheel
    { kind: 'crease', view: 'side', line: '1.5,.19 2,.195 2.5,.2 2.95,.205', lean: 0.4, reach: 0.04, taper: 0.1 },
    { kind: 'crease', view: 'side', line: '2.85,.335 2.95,.24 3.02,.15', lean: 0.35, reach: 0.05, taper: 0.05 },
    // mouth: a low oval with a fine mesh, and the corner intakes
    {
      kind: 'intake',
      view: 'front',
      shape: polygon(
        samplePath('-.3,.489 .1,.489 .3,.486 .43,.475 .5,.425 .522,.36 .505,.3 .43,.258 .28,.238 .1,.235 -.3,.235', 60),
      ),
      walls: 'dark',
      mesh: { kind: 'diamond', cell: 0.022, bar: 0.0035 },
      depth: 0.13,
      meshDepth: 0.04,
      frame: { width: 0.024, finish: 'gloss-black' },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.76,.4 .815,.388 .868,.29 .835,.25 .8,.222 .6,.215 .49,.219 .58,.268 .65,.335 .69,.388', 0.01),
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.024, bar: 0.003 },
      meshDepth: 0.015,
      frame: meshFrame,
    },
    // lamps
    {
      kind: 'lamp',
      view: lampView,
      shape: lampOutline,
      within: { x: [0.1, 1], y: [0.45, 1], z: [0.4, 0.95] },
      elements: [
        { shape: outline(lampOutline, 0.004), depth: 0.008, as: 'dark-chrome' },
        { shape: circle([0.062, 0.02], 0.03), depth: 0.035, as: 'projector' },
        { shape: circle([0.01, -0.075], 0.018), depth: 0.04, as: 'dark-chrome' },
        {
          shape: smoothStroke('-.112,-.222 -.03,-.18 .05,-.134 .084,-.108 .1,-.06', 0.0065),
          depth: 0.012,
          as: 'led',
          glow: 2,
        },
        { shape: stroke('.05,.1 .155,.128', 0.0065), depth: 0.012, as: 'led', glow: 2 },
      ],
    },
    // intake in the shoulder, behind the side glass
    {
      kind: 'intake',
      view: 'plan',
      on: 'both',
      shape: polygon('3.055,.757 3.05,.8 3.09,.82 3.28,.822 3.36,.805 3.472,.675 3.163,.733', 0.01),
      within: { z: [0.7, 0.93], y: [0.6, 0.9] },
      walls: 'dark',
      depth: 0.07,
    },
    // black roof between the windows, and the black rear screen
    {
      kind: 'trim',
      view: 'side',
      on: 'cabin',
      shape: without(
        polygon([
          ...samplePath(
            '1.96,1 2.5,.84 2.78,.84 2.9,.872 2.935,.93 2.945,1.02 2.975,1.06 3.04,1.068 3.12,1.06 3.3,1.04',
            48,
          ),
          [3.3, 1.06],
          [3.1, 1.1],
          [3.1, 1.3],
          [1.96, 1.3],
        ]),
        grown(sideGlass, -0.006),
      ),
      within: { y: [0, 2] },
      finish: 'gloss-black',
    },
    {
      kind: 'trim',
      view: 'plan',
      on: 'both',
      shape: without(
        polygon(samplePath('3.05,-.3 3.05,.5 3.16,.527 3.3,.514,2 3.6,.47 3.85,.42 4.02,.33 4.06,.15 4.06,-.3', 60)),
        polygon('3.15,-.3 3.16,.42 3.4,.4 3.7,.34 3.88,.26 3.92,.12 3.92,-.3', 0.03),
      ),
      within: { z: [0.9, 1.3] },
      finish: 'gloss-black',
    },
    // tail lamps
    {
      kind: 'lamp',
      view: 'rear',
      shape: tailLamp,
      within: { x: [4.05, 4.8] },
      depth: 0.04,
      elements: [
        {
          shape: smoothStroke('.32,.815 .6,.802 .8,.783 .862,.765', 0.005),
          depth: 0.01,
          as: 'led',
          glow: 1.1,
          colour: [1, 0.03, 0.02],
        },
        { shape: smoothStroke('.33,.79 .43,.725 .56,.718 .75,.723 .83,.745', 0.0035), depth: 0.014, as: 'red-lens' },
      ],
    },
    // below: the dark bumper with its four outlets, and the recess of the plate
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon(
        '-.3,.725 .3,.72 .4,.66 .47,.627 .69,.627 .77,.612 .83,.54 .85,.4 .87,.26 .93,.215 1,.205 1,.05 -.3,.05',
        0.012,
      ),
      finish: 'satin-black',
    },
    { kind: 'intake', view: 'rear', shape: polygon('-.3,.53 .37,.53 .405,.6 .3,.7 -.3,.705', 0.014), depth: 0.04 },
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('.44,.535 .5,.612 .69,.614 .75,.602 .79,.574 .815,.522 .6,.53', 0.01),
      within: { x: [4.2, 4.8] },
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.024, bar: 0.003 },
      meshDepth: 0.015,
      frame: meshFrame,
    },
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('.41,.288 .5,.36 .58,.374 .74,.374 .78,.366 .81,.3 .815,.262 .8,.25 .5,.258', 0.01),
      within: { x: [4.2, 4.8] },
      walls: 'dark',
      mesh: { kind: 'honeycomb', cell: 0.024, bar: 0.003 },
      meshDepth: 0.015,
      frame: meshFrame,
    },
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('-.3,.282 .35,.282 .38,.338 -.3,.338', 0.008),
      walls: 'dark',
      mesh: { kind: 'vertical', cell: 0.14, bar: 0.014 },
    },
    { kind: 'crease', view: 'rear', line: '-.3,.5 .4,.5 .7,.495 .825,.491', lean: 0.25, reach: 0.03, taper: 0.02 },
    // folds: bonnet, haunch
    {
      kind: 'crease',
      view: 'side',
      line: '2.9,.775 3.1,.81 3.37,.888 3.7,.917 4,.9',
      lean: 0.16,
      reach: 0.06,
      taper: 0.3,
    },
    { kind: 'crease', view: 'side', line: '1.705,.57 1.7,.45 1.69,.36 1.62,.26', lean: -0.2, reach: 0.04, taper: 0.02 },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.23,0 .235,.25 .245,.42 .258,.48,20 .7,.485 1.22,.5', 0) },
    { kind: 'gap', view: 'plan', shape: smoothStroke('.258,.48 .275,.53 .29,.58 .33,.64', 0) },
    { kind: 'gap', view: 'side', shape: stroke('4.235,.78 4.17,.7 4.05,.58', 0) },
  ],
  interior: {
    seats: [{ x: 2.32, z: 0.29, scale: 0.96 }],
    dash: { x: 1.82, z: 0.79, style: 'flat' },
    steering: [1.97, 0.37, 0.72],
  },
  details: {
    mirror: { at: [1.86, 0.985, 0.835], half: [0.085, 0.1, 0.05], squareness: 0.48, foot: [1.75, 0.87, 0.75] },
    handles: [{ at: [2.695, 0.636], half: 0.09, finish: 'gloss-black' }],
    exhausts: [{ at: [4.655, 0.265, 0.412], half: [0.052, 0.052], finish: 'dark-chrome' }],
    blades: [
      {
        span: 0.76,
        leading: '0,.02 .4,.08 .62,.26 .76,.48',
        trailing: '0,.2 .4,.26 .62,.38 .76,.54',
        height: '0,.158 .4,.157 .62,.153 .76,.172',
        thickness: 0.025,
        finish: 'satin-black',
      },
      {
        span: 0.86,
        leading: '0,4.5 .3,4.47 .6,4.34 .8,4.18 .86,4.1',
        trailing: '0,4.632 .2,4.622 .4,4.57 .6,4.49 .75,4.375 .86,4.19',
        height: '0,.866 .3,.86 .5,.851 .7,.843 .8,.83 .86,.808',
        rise: 0.006,
        thickness: 0.022,
        finish: 'paint',
      },
    ],
    plate: 0.61,
    wipers: [{ pivot: [0.12, 0.02], tip: [0.62, 0.1] }],
  },
  // the engine, and the bulkhead that hides it from the cabin
  extras: (kit) => [
    ...kit.both(
      merge([box([2.9, 0, 0.6], [2.92, 0.638, 0.968]), box([2.9, 0, 0.6], [2.92, 0.606, 1.015])]),
      'cabin-plastic',
    ),
    ...kit.both(engineCover, 'caliper'),
    ...kit.both(enginePipes, 'dark-chrome'),
  ],
  detail: { target: [1.1, 0.95, 0.4], azimuth: 116, distance: 2.4, height: 0.62, lens: 66 },
};

export default maseratiMc20;
