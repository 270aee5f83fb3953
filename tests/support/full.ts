/** Whether this is `npm run test:full`. */
export const isFull = Boolean(process.env['FULL']);

/** At the end of a title: only `npm run test:full` runs the test. */
export const FULL = ' @full';

/** Of the tests of a table `npm test` runs a sample, `npm run test:full` all. */
export const fullUnless = (isSample: boolean) => (isSample ? '' : FULL);
