/** What lib/site/inventory.ts reads; the dealer's facts are mapped in jest.config.mjs. Set before anything is loaded. */
process.env.DATA_FOLDER = 'e2e/fixtures/dealership';
