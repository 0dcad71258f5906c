/**
 * The gate runs some tests in a short form, stated in each; `npm run test:full` sets this and runs every case, on both
 * databases.
 */
export const FULL = process.env['FULL_TESTS'] === '1';
