import { defineConfig } from '@playwright/test';

const PORT = 4173;

/** The built site on its embedded repository, in the system's Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The simulator's test shows this machine's site inside a page of Prismic's.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    cwd: '../..',
    url: `http://localhost:${PORT}/healthz`,
    env: { PORT: String(PORT), NODE_ENV: 'production' },
    reuseExistingServer: false,
  },
});
