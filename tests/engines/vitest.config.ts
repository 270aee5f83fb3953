import { defineConfig } from 'vitest/config';

/** The built site in browsers other than Chromium: `npm run test:engines`. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: ['tests/engines/siteSetup.ts'],
    // One browser at a time: each takes a core, and WebKit paints without a graphics card.
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    reporters: ['verbose'],
  },
});
