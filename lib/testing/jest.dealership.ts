/** What lib/inventory/inventory.ts reads; the dealer's facts are mapped in jest.config.mjs. Set before anything is loaded. */
process.env.DATA_FOLDER = 'e2e/fixtures/dealership';
// Their records are among those of lib/testing/manifest.ts; a dealer's own must not be.
process.env.PHOTOGRAPHS_FOLDER = 'e2e/fixtures/no-photographs';
