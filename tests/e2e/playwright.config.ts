import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isFull } from '../support/full.ts';
import { originOf, PROXIED_HOST, type TargetName } from '../support/targets.ts';
import { translateJourneys } from '../support/translatedJourneys.ts';

// `TRANSLATED=1`: each journey ends with a step in a page that was translated.
if (process.env['TRANSLATED']) translateJourneys();

/** What each target is asked by `npm test`. */
const CONTRACT = /contract\.spec\.ts$/;

/** Journeys that must be the same wherever the site runs. */
const EVERYWHERE = /(?<!editor\/)(contract|protected|languages)\.spec\.ts$/;

/** Tests of an export only, a worker only, and a site behind a proxy only. */
const FILES = /export\.spec\.ts$/;
const WORKER = /worker\.spec\.ts$/;
const ORIGIN = /origin\.spec\.ts$/;
/**
 * What has nothing to do with motion is tested without, which takes a fifth less time: the editor, and
 * these. Tests of them that need motion ask for it: page.spec.ts, which drags slices, the header of shell.spec.ts, and
 * those that open pages with it themselves.
 */
const STILL =
  /editor\/.*\.spec\.ts$|(development|embeds|errors|external|fallbackType|hostile|languages|ownContent|policy|preview|print|protected|shell|simulator|start|windows)\.spec\.ts$/;

const projectOn = (name: TargetName) => ({
  name,
  use: { baseURL: originOf(name), ignoreHTTPSErrors: name === 'proxied' },
});

const still = (name: TargetName) => {
  const { use } = projectOn(name);
  return { name, use: { ...use, contextOptions: { reducedMotion: 'reduce' as const } } };
};

/**
 * Features of Chromium that the tests turn off. A browser reads the last such list only, so what
 * Playwright turns off is in it, too.
 */
const OFF = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // The simulator's test embeds the local site in a page of Prismic's.
  'LocalNetworkAccessChecks',
  // With all three off, no window has a second page of its own for the address bar's suggestions,
  // which takes as long to start as the tested one.
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
];

/** The built site in the system's Chromium, on every content source and runtime. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // More browsers than cores slow all of them down.
  workers: availableParallelism(),
  // Far above what a slow and busy machine needs: a passing test waits for events and never uses these.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  grepInvert: isFull ? [] : /@full/,
  reporter: [['list']],
  use: {
    // A journey begins without storage, cookies, routes and scripts of the one before, but with its cached files and
    // its window: a tenth less time. At night each has a window of its own.
    reuseContext: !isFull && !process.env['TRANSLATED'],
    // Recording every journey slows all of them down, and so do screenshots, which are taken of each page before
    // it is known whether a journey fails; `TRACE=1` turns both on.
    screenshot: process.env['TRACE'] ? 'only-on-failure' : 'off',
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The light without its shader; WebGL's software renderer would start with every browser.
        // shader.spec.ts has a browser with it.
        '--disable-software-rasterizer',
        // Chromium 156 draws tiles in jobs of its thread pool. The job for those out of view can give way
        // to other work just after it finished what tiles in view wait for, and wakes nobody: all threads
        // are idle, and no frame is drawn any more. On two cores that was 5 of 70 walks down a long page;
        // without this job, about 150 walks had none.
        '--disable-best-effort-tasks',
        // As Debian's settings have it for browsers with windows: the headless shell would give letters
        // other widths.
        '--font-render-hinting=slight',
        // The headless shell knows no speed of a connection, and loads lazy images from further away
        // than browsers with a fast one do. Nor does it know a mouse that hovers: this replaces Playwright's
        // own settings, which say so.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
        // No page lives long enough to earn the time that its code takes to be optimised: a seventh of what pages take. At
        // night they run as visitors have them.
        ...(isFull ? [] : ['--js-flags=--max-optimized-bytecode-size=0']),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--host-resolver-rules=MAP ${PROXIED_HOST} 127.0.0.1`,
        `--disable-features=${OFF.join()}`,
      ],
    },
  },
  projects: [
    { ...projectOn('embedded'), testIgnore: [FILES, WORKER, ORIGIN, STILL] },
    { ...still('embedded'), name: 'embedded still', testMatch: STILL },
    { ...still('hosted'), testMatch: isFull ? EVERYWHERE : CONTRACT },
    { ...still('worker'), testMatch: isFull ? [EVERYWHERE, WORKER] : CONTRACT },
    {
      ...still('static'),
      testMatch: isFull ? [/(?<!editor\/)(contract|languages)\.spec\.ts$/, FILES] : CONTRACT,
    },
    { ...projectOn('proxied'), testMatch: isFull ? [EVERYWHERE, ORIGIN] : CONTRACT },
  ],
  webServer: {
    command: 'npx jiti tests/support/startTargets.ts',
    cwd: '../..',
    wait: { stdout: /All sites answer/ },
    // An export makes every image first.
    timeout: 300_000,
    // It ends the sites, which remove their folders.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
