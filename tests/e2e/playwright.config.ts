import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import {
  hostedRepository,
  originOf,
  PROXIED_HOST,
  targets,
  type TargetName,
} from '../support/targets.ts';

/** Journeys that have to be the same wherever the site runs. */
const EVERYWHERE = /(site|sealed)\.spec\.ts$/;

/** What concerns only an export, only a worker, and only a site behind a proxy. */
const FILES = /export\.spec\.ts$/;
const WORKER = /worker\.spec\.ts$/;
const ORIGIN = /origin\.spec\.ts$/;

const siteOn = (name: TargetName) => ({
  command: `node ${targets[name].script}`,
  cwd: '../..',
  url: `${originOf(name).replace(PROXIED_HOST, 'localhost')}/${name === 'static' ? '' : 'readyz'}`,
  // The proxy's certificate is the tests' own.
  ignoreHTTPSErrors: true,
  env: { ...targets[name].env, PORT: String(targets[name].port) },
  reuseExistingServer: false,
  // An export makes every picture first.
  timeout: 300_000,
});

const projectOn = (name: TargetName) => ({
  name,
  use: { baseURL: originOf(name), ignoreHTTPSErrors: name === 'proxied' },
});

/** The built site in the system's Chromium, on every source and engine it runs on. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // A browser more than there are cores slows all of them down.
  workers: availableParallelism(),
  // A slow machine must not come near: a test that passes waits for events and never uses these.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    // Recording every journey slows all of them down; `TRACE=1` asks for it.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
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
        `--host-resolver-rules=MAP ${PROXIED_HOST} 127.0.0.1`,
        // The simulator's test shows this machine's site inside a page of Prismic's.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
  projects: [
    { ...projectOn('embedded'), testIgnore: [FILES, WORKER, ORIGIN] },
    { ...projectOn('hosted'), testMatch: EVERYWHERE },
    { ...projectOn('worker'), testMatch: [EVERYWHERE, WORKER] },
    { ...projectOn('static'), testMatch: [/site\.spec\.ts$/, FILES] },
    { ...projectOn('proxied'), testMatch: [EVERYWHERE, ORIGIN] },
  ],
  // One after the other: a site reads its repository before it listens.
  webServer: [
    {
      command: 'npx jiti tests/support/hostedRepository.ts',
      cwd: '../..',
      url: `http://127.0.0.1:${hostedRepository.port}/api/v2?access_token=${hostedRepository.token}`,
      reuseExistingServer: false,
      // It takes its folder away.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    },
    siteOn('embedded'),
    siteOn('hosted'),
    siteOn('worker'),
    siteOn('static'),
    siteOn('proxied'),
  ],
});
