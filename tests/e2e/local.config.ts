import { defineConfig } from '@playwright/test';

const PORT = 6601;

/** The built site on its embedded repository, in the system's Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '/tmp/w/delivery-results',
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
