import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config.ts';

/** Takes the pictures of docs/screens, in the browser of the journeys: `npm run screenshots -- --screens`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { ...journeys.use, contextOptions: { reducedMotion: 'reduce' } },
});
