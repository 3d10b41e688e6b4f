/** The papers of a car that buyers ask for, by their Kenyan names, in page order. */
export const DOCUMENTS = [
  'Logbook',
  'Copy of records',
  'Caveat',
  'Entry number and bill of entry',
  'Duty receipt',
  'Pre-shipment inspection',
  'Auction sheet',
  'Service book',
  'Keys',
  'Insurance',
  'Transfer',
  'Warranty',
] as const;

export type DocumentName = (typeof DOCUMENTS)[number];
