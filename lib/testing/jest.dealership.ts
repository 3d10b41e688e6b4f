/** The settings that lib/inventory/inventory.ts reads, before any module loads. jest.config.mjs maps the dealer's facts. */
process.env.DATA_FOLDER = 'e2e/fixtures/dealership';
// Their records are among those of lib/testing/manifest.ts; a dealer's own must not be.
process.env.PHOTOGRAPHS_FOLDER = 'e2e/fixtures/no-photographs';
