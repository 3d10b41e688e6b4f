/**
 * The fields of a car in the groups of its form, each field in one of them. The first three groups are open: they hold what
 * a dealer knows on the day a car arrives.
 */
export const VEHICLE_GROUPS = [
  {
    title: 'What it is',
    isFolded: false,
    fields: ['name', 'brand', 'model', 'year', 'category', 'bodyType', 'fuel', 'transmission'],
  },
  {
    title: 'Price and status',
    isFolded: false,
    fields: ['price', 'dailyRental', 'status', 'draft', 'soldOn', 'previousPrice', 'addedOn'],
  },
  { title: 'Photographs', isFolded: false, fields: ['images', 'image'] },
  {
    title: 'This car',
    isFolded: true,
    fields: [
      'odometer',
      'exteriorColour',
      'paint',
      'interiorColour',
      'registration',
      'owners',
      'origin',
      'duty',
      'location',
      'arrives',
      'serviceHistory',
      'warranty',
      'warrantyExcludes',
      'inspection',
      'inspectionReport',
      'flaws',
      'video',
      'vin',
    ],
  },
  {
    title: 'Data sheet',
    isFolded: true,
    fields: [
      'engine',
      'acceleration',
      'topSpeed',
      'mileage',
      'power',
      'drive',
      'seats',
      'doors',
      'steering',
      'engineCapacity',
      'range',
      'battery',
      'sources',
      'stockPhotos',
      'id',
    ],
  },
  { title: 'Text', isFolded: true, fields: ['description', 'features'] },
  { title: 'Renting', isFolded: true, fields: ['rentalTerms'] },
] as const;
