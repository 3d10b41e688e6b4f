/** The cars of which public/drawings/ has a drawing, made by the studio. */
export const DRAWINGS = [
  'aston-martin-db11',
  'bentley-continental-gt',
  'bmw-m8-competition',
  'ferrari-488-gtb',
  'jaguar-f-type-r',
  'lamborghini-huracan',
  'lexus-lc-500',
  'maserati-mc20',
  'mclaren-720s',
  'mercedes-amg-gt-63-s',
  'porsche-911-turbo-s',
  'rolls-royce-phantom',
] as const;

export type DrawingName = (typeof DRAWINGS)[number];
