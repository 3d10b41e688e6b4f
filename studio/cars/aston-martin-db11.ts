import type { CarSpec, ObliqueView } from '../car/spec';
import { blob, circle, outline, polygon, smoothStroke, stroke } from '../geometry/shape';
import { samplePath } from '../geometry/spline';

/** The lamps sweep back along the wings: seen from the front, the outside and above. */
const lampView: ObliqueView = { origin: [0.36, 0.76, 0.67], right: [0.62, 0.78, 0], up: [0.6, -0.4, 0.69] };

const lampOutline = blob('-.225,-.06 -.12,-.092 .06,-.06 .26,.025 .39,.115 .24,.1 .02,.062 -.15,.036 -.23,-.002');

/** A long door, open above, where the glass has no frame: its front edge leans, its rear edge follows the haunch. */
const doorLine = stroke(
  [
    ...samplePath('1.82,.94 1.76,.86 1.725,.72 1.72,.55 1.745,.32 1.755,.27,2 1.81,.25,2', 24),
    ...samplePath('2.82,.25 2.92,.252 2.975,.28,2 3.01,.4 3.075,.58 3.1,.74 3.09,.85 3.07,.925', 24),
  ],
  0,
);

const sideGlass = polygon([
  ...samplePath('1.4,.88 1.9,.905 2.5,.915 3,.945 3.34,.985 3.46,1.02 3.38,1.07 3.1,1.16 2.8,1.5', 50),
  [1.4, 1.5],
]);

/** The grille: wide below, its sides run in to curved upper corners, and it is tallest in the middle. */
const grille = polygon(
  samplePath(
    '-.5,.235 .2,.235 .5,.24,2 .585,.262,3 .605,.315,3 .55,.385 .5,.45 .47,.51,2 .42,.55,2 .28,.572 .1,.58 -.1,.58 -.5,.56',
    72,
  ),
);

/** The tail lamps: thin boomerangs whose arm follows the edge of the deck. */
const tailLamp = smoothStroke('.4,.822 .55,.818 .74,.8 .885,.745,4 .85,.69 .72,.665', 0.012);

const astonMartinDb11: CarSpec = {
  slug: 'aston-martin-db11',
  dimensions: {
    length: 4.739,
    width: 1.94,
    height: 1.279,
    wheelbase: 2.808,
    source: 'Aston Martin DB11 (2016) technical data: 4,739 x 1,940 x 1,279 mm, wheelbase 2,808 mm',
  },
  colours: {
    paint: [0.33, 0.4, 0.345],
    metallic: 0.85,
    rim: [0.13, 0.13, 0.135],
    caliper: [0.035, 0.035, 0.037],
    leather: [0.3, 0.24, 0.17],
  },
  front: { x: 0.87, tyreRadius: 0.356, tyreWidth: 0.255, rimRadius: 0.272, inset: 0.026, archGap: 0.024 },
  rear: { x: 3.678, tyreRadius: 0.357, tyreWidth: 0.295, rimRadius: 0.272, inset: 0.022, archGap: 0.024 },
  wheel: {
    count: 10,
    // directional: a broad blade that leans and a thin, deeper one behind it
    arms: [
      { angle: [0, 0.17], width: [0.034, 0.036] },
      { angle: [0.2, 0.4], width: [0.014, 0.012], sunk: 0.012 },
    ],
    hubRadius: 0.06,
    dish: 0.035,
    bolts: 5,
    finish: 'rim-face',
  },
  body: {
    top: '0,.6 .05,.618 .15,.645 .4,.7 .8,.77 1.2,.83 1.6,.88 2,.905 3.2,.92 3.8,.915 4.2,.885 4.45,.87 4.6,.868 4.68,.868 4.739,.845',
    shoulder:
      '0,.595 .06,.615 .15,.645 .28,.7 .45,.765 .7,.825 .95,.848 1.3,.845 1.8,.835 2.4,.84 2.8,.86 3.2,.905 3.6,.93 4,.905 4.35,.868 4.6,.848 4.739,.825',
    bottom: '0,.16 .3,.13 1,.12 3.7,.13 4.3,.155 4.739,.19',
    plan: '0,.92 .4,.955 .85,.985 1.3,.96 1.8,.925 2.4,.92 2.8,.945 3.2,.995 3.6,1.02 4,1 4.4,.96 4.739,.92',
    shoulderInset: '0,.08 .3,.13 .8,.17 1.3,.13 2,.09 2.6,.09 3,.14 3.4,.22 3.8,.24 4.3,.2 4.739,.13',
    tuck: '0,.02 .6,.025 1.5,.05 3,.05 4,.04 4.739,.05',
    scallop: '0,0 1.2,.01 1.7,.035 2.4,.045 2.9,.02 3.3,0 4.739,0',
    widest: '0,.62 1,.68 2.2,.72 3.4,.66 4.739,.64',
    valley: '0,0 .2,.004 .6,.045 1,.04 1.5,.012 2,0 4.739,0',
    shoulderSharpness: '0,1.4 .8,1.8 2.2,2.2 3,1.8 3.6,1.4 4.739,2',
    flankSharpness: 1.5,
    noseEnd: { length: 0.75, power: 2.6 },
    tailEnd: { length: 0.65, power: 2.7 },
    noseProfile: '.1,.05 .18,.01 .28,-.005 .4,0 .52,.02 .6,.05 .68,.1 .76,.16',
    tailProfile: '.14,-.07 .3,-.05 .45,-.045 .6,-.03 .78,0 .9,.01',
    flare: [0.01, 0.01],
  },
  cabin: {
    from: 1.36,
    to: 4.55,
    roof: '1.36,.79 1.6,.89 1.95,1.06 2.3,1.23 2.65,1.295 2.95,1.29 3.3,1.237 3.7,1.132 4.05,1.018 4.35,.905 4.55,.82',
    base: '1.36,.79 1.75,.815 2.3,.81 2.8,.785 3.2,.72 3.7,.62 4.55,.46',
    rail: '1.36,.75 1.7,.705 2.2,.61 2.6,.575 3.1,.55 3.6,.49 4.55,.36',
    drop: '1.36,.02 1.8,.035 2.3,.065 2.9,.075 3.5,.065 4.1,.045 4.55,.02',
    belt: '1.36,.78 1.85,.85 2.4,.87 3,.89 3.6,.88 4.55,.66',
    sideGlass,
    pillars: [[2.92, 2.86, 0.018]],
    windscreen: { to: 2.36, pillar: 0.032 },
    rearScreen: { from: 3.3, to: 4.2, pillar: 0.08 },
    wrapFront: 0.24,
    wrapRear: 0.12,
    open: [1.66, 3.5],
  },
  features: [
    // splitter and grille: horizontal bars in a bright frame
    { kind: 'trim', view: 'front', shape: polygon('-.3,.05 .9,.05 .9,.165 -.3,.165'), finish: 'satin-black' },
    {
      kind: 'intake',
      view: 'front',
      shape: grille,
      mesh: { kind: 'horizontal', cell: 0.047, bar: 0.012, finish: 'chrome' },
      meshDepth: 0.03,
      frame: { width: 0.009, finish: 'chrome' },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('-.3,.178 .6,.178 .64,.2 -.3,.2', 0.006),
      mesh: { kind: 'honeycomb', cell: 0.022, bar: 0.005 },
    },
    {
      kind: 'intake',
      view: 'front',
      shape: polygon('.76,.2 .8,.205 .85,.35 .838,.375 .825,.37', 0.006),
      mesh: { kind: 'honeycomb', cell: 0.022, bar: 0.005 },
      frame: { width: 0.005, finish: 'gloss-black' },
      depth: 0.08,
    },
    // lamps: slim, swept back
    {
      kind: 'lamp',
      view: lampView,
      shape: lampOutline,
      within: { x: [0, 0.95], y: [0.45, 1], z: [0.5, 0.9] },
      depth: 0.06,
      elements: [
        { shape: outline(lampOutline, 0.005), depth: 0.008, as: 'dark-chrome' },
        { shape: smoothStroke('-.19,.004 -.06,.026 .1,.045 .27,.088', 0.004), depth: 0.02, as: 'chrome' },
        { shape: smoothStroke('-.2,-.035 -.12,-.064 .05,-.04 .24,.032', 0.005), depth: 0.01, as: 'led', glow: 1.3 },
        { shape: circle([-0.1, -0.012], 0.026), depth: 0.035, as: 'projector' },
        { shape: circle([-0.02, 0.003], 0.026), depth: 0.035, as: 'projector' },
        { shape: circle([0.055, 0.022], 0.024), depth: 0.035, as: 'projector' },
      ],
    },
    // strake: a long dark vent behind the front wheel, narrowing backwards, with a bright blade along it
    {
      kind: 'intake',
      view: 'side',
      shape: polygon(
        samplePath(
          '1.3,.5 1.315,.6 1.34,.69,2 1.4,.712,2 1.6,.714 1.9,.706,3 1.9,.7,3 1.62,.672 1.46,.62 1.4,.52 1.37,.45,2 1.3,.5',
          60,
        ),
      ),
      walls: 'satin-black',
      mesh: { kind: 'honeycomb', cell: 0.024, bar: 0.005 },
      meshDepth: 0.03,
      frame: { width: 0.005, finish: 'gloss-black' },
      depth: 0.07,
    },
    {
      kind: 'trim',
      view: 'side',
      shape: polygon('1.37,.685 1.6,.69 1.92,.7 1.92,.706 1.6,.704 1.37,.702'),
      finish: 'chrome',
    },
    { kind: 'trim', view: 'side', shape: polygon('1.24,.05 3.3,.05 3.3,.165 1.24,.165'), finish: 'satin-black' },
    // tail
    {
      kind: 'lamp',
      view: 'rear',
      shape: tailLamp,
      depth: 0.03,
      tint: [0.95, 0.25, 0.2],
      housing: 'red-lens',
      elements: [
        {
          shape: smoothStroke('.42,.822 .55,.818 .74,.8 .876,.745,4 .842,.692 .74,.671', 0.005),
          depth: 0.008,
          as: 'led',
          glow: 2,
          colour: [1, 0.03, 0.02],
        },
      ],
    },
    { kind: 'gap', view: 'rear', shape: smoothStroke('-.3,.585 .42,.585 .58,.61,2 .63,.68 .65,.85 .64,1', 0) },
    { kind: 'gap', view: 'rear', shape: polygon('-.3,.42 .33,.42 .38,.57 -.3,.57', 0.02) },
    {
      kind: 'trim',
      view: 'rear',
      shape: polygon('-.3,.05 .86,.05 .83,.2 .74,.33 .62,.36 .42,.37 -.3,.37', 0.01),
      finish: 'gloss-black',
    },
    // diffuser: channels between upright fins, under a body-coloured edge
    {
      kind: 'intake',
      view: 'rear',
      shape: polygon('-.3,.19 .4,.19 .44,.325 -.3,.325', 0.01),
      walls: 'satin-black',
      mesh: { kind: 'vertical', cell: 0.15, bar: 0.012, finish: 'dark-chrome' },
      depth: 0.12,
      meshDepth: 0.012,
    },
    // reflectors at the bumper's corners
    { kind: 'trim', view: 'rear', shape: polygon('.7,.405 .86,.425 .862,.44 .7,.42', 0.004), finish: 'red-lens' },
    // black strakes along the edges of the roof, and the slot of the air channel in the rear quarter
    {
      kind: 'trim',
      view: 'side',
      on: 'cabin',
      within: { y: [0.3, 2] },
      shape: smoothStroke('1.7,.92 1.95,1.03 2.3,1.18 2.65,1.235 3,1.225 3.3,1.18 3.7,1.075 4.15,.94', 0.015),
      finish: 'gloss-black',
    },
    {
      kind: 'trim',
      view: 'side',
      on: 'cabin',
      within: { x: [2.42, 4], y: [0.45, 2] },
      shape: smoothStroke('2.3,1.165 2.5,1.2 2.7,1.219 3,1.207 3.3,1.162 3.7,1.057 4,.967', 0.0045),
      finish: 'satin-metal',
    },
    // folds: bonnet, the line from the strake over the door, the haunch, the sill, the tail's edge
    { kind: 'crease', view: 'plan', line: '.16,.36 .5,.39 1,.46 1.6,.58', lean: 0.15, reach: 0.09, taper: 0.5 },
    { kind: 'crease', view: 'side', line: '1.85,.703 2.2,.705 2.6,.7 3,.69', lean: 0.2, reach: 0.08 },
    { kind: 'crease', view: 'side', line: '2.7,.79 3.1,.84 3.5,.875 3.9,.86 4.4,.82', lean: 0.14, reach: 0.1 },
    {
      kind: 'crease',
      view: 'side',
      line: '1.3,.2 2,.205 2.7,.215 3.1,.24 3.3,.28',
      lean: 0.35,
      reach: 0.05,
      taper: 0.1,
    },
    { kind: 'crease', view: 'rear', line: '-.3,.64 .4,.64 .65,.625 .9,.6', lean: 0.14, reach: 0.07, taper: 0.25 },
    // gaps
    { kind: 'gap', view: 'side', shape: doorLine, on: 'both' },
    // the bonnet is one piece down to the wings
    {
      kind: 'gap',
      view: 'plan',
      shape: smoothStroke('.12,0 .125,.2 .15,.4 .2,.52 .32,.62 .5,.71 .85,.785 1.3,.79 1.75,.755', 0),
    },
  ],
  interior: {
    seats: [
      { x: 2.54, z: 0.32 },
      { x: 3.14, z: 0.46, y: 0.32, scale: 0.62 },
    ],
    dash: { x: 2.08, z: 0.86, style: 'flat' },
    steering: [2.22, 0.36, 0.79],
  },
  details: {
    mirror: { at: [2.02, 0.95, 0.95], half: [0.07, 0.1, 0.055], foot: [1.98, 0.8, 0.9] },
    handles: [{ at: [2.86, 0.75], half: 0.09 }],
    exhausts: [{ at: [4.63, 0.56, 0.265], half: [0.055, 0.042], squareness: 1.1, finish: 'chrome' }],
    blades: [
      {
        span: 0.86,
        leading: '0,.01 .4,.04 .65,.13 .86,.34',
        trailing: '0,.2 .4,.24 .7,.32 .86,.44',
        height: 0.125,
        thickness: 0.028,
        finish: 'satin-black',
      },
    ],
    fins: { y: [0.12, 0.3], x: [4.3, 4.58], z: [0.12, 0.3] },
    wipers: [
      { pivot: [0.1, 0.03], tip: [0.62, 0.12] },
      { pivot: [-0.5, 0.03], tip: [0.05, 0.1] },
    ],
    plates: { rear: [4.7, 0, 0.48] },
  },
  detail: { target: [0.26, 0.72, 0.62], azimuth: 148, distance: 2.2, height: 0.86, lens: 105 },
};

export default astonMartinDb11;
