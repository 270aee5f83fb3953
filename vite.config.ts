import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import locales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { models } from './packages/adapter-react/src/vite.ts';
import { packageAliases } from './scripts/packageSources.ts';
import { nameModules } from './scripts/nameModules.ts';
import { codeEdits } from './scripts/codeEdits.ts';
import { splitStyles } from './scripts/splitStyles.ts';
import { styles } from './scripts/styleExtraction.ts';
import { siteServer } from './src/server/platforms/dev/siteServer.ts';

/**
 * Which modules share a file: few large files compress better than many small ones and cost fewer
 * requests. What a group names takes along what it imports, unless a group of higher priority has
 * it. A slice that no group names gets a file of its own.
 */
const FILES = {
  groups: [
    {
      name: 'vendor',
      test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
      priority: 4,
    },
    {
      name: 'site',
      test: /(helpers\/asText\.js|src\/(app\/client|effects\/dom\/(controlOf|isSaving)|shell\/Shell|content\/(cards|protection)|screens\/(SliceZone|shared\/(Busy|composed|Failure|Head|Opening|work))|ui\/(controls\/Chip|embed\/Embed\.styles|image\/(ContentImage|Figure)|fonts\/preload|feedback\/Skeleton|text\/RichText|video\/FileVideo|words\/en\/(shell|states|video|work)))\.tsx?)$/,
      priority: 3,
    },
    {
      name: 'titles',
      test: /src\/screens\/shared\/(PageTitle|Pages|paging|projectWords)\.tsx?$/,
      priority: 3,
    },
    {
      name: 'frame',
      test: /src\/(content\/(knownCard|firstWords)|screens\/(projectFrame\/(ProjectFrame|loadingFrame)|shared\/(useWorkData|TitledSlices))|ui\/(fonts\/fallbacks|theme\/(contrast|tokens\/color)|words\/en\/screens\/(project|external)))\.tsx?$/,
      priority: 2,
    },
    {
      name: 'home',
      test: /src\/screens\/home\/HomeScreen|slices\/(Intro|About|SelectedWork|Experience|Expertise|CurrentInterests|MoreWork|SingleImage|ParallaxImages|VideoCover)\/index\.tsx$/,
      priority: 1,
    },
    {
      name: 'caseStudy',
      test: /src\/screens\/caseStudy\/|slices\/(IntroHeader|ProjectOverview|SectionHeader|CalloutSection|CardList|ImageSwitcher)\/index\.tsx$/,
      priority: 1,
    },
    { name: 'notFound', test: /src\/screens\/notFound\//, priority: 1 },
    {
      name: 'askContent',
      test: /src\/(app\/askContent|content\/errors)\.ts$|@prismicio\/client\/.*\/(errors|isRepositoryName)/,
      priority: 1,
    },
    {
      name: 'createMix',
      test: /src\/effects\/sound\/(createMix|soundSettings|bindInterfaceSounds)\.ts$/,
      priority: 1,
    },
    { name: 'lists', test: /src\/screens\/(portfolio|categoryList)\//, priority: 1 },
    // What moves by springs is also what a touch screen has, which needs nothing of the mouse's.
    { name: 'spring', test: /src\/effects\/motion\/spring\.ts$/, priority: 2 },
    { name: 'Cursor', test: /src\/effects\/(cursor|fps|scroll\/smoothScroll)/, priority: 1 },
    { name: 'videos', test: /slices\/Video(File1?|WithText)?\/index\.tsx$/, priority: 1 },
  ],
};

/**
 * Style extraction takes most of a build; it need not be said each time. Nor that the editor loads some modules for two
 * reasons, of which one is early.
 */
const QUIET = { checks: { pluginTimings: false, ineffectiveDynamicImport: false } };

/** Files of a worker share the modules that they import, but for those that are isolated. */
const TESTS = '{packages/*/tests,tests/{integration,spec,types,unit}}/**/*.test.{ts,tsx}';
/** What only `npm run test:full` runs. */
const FULL = '**/*.full.test.*';

/**
 * Tests that replace modules, or set what one keeps, as the site's effects keep what a page is like. They run first, so
 * one that takes half a minute by itself is here, too: at the end it would leave the other cores idle. Those of the
 * editor that have a DOM, which they say in their first line, share it.
 */
function findTests() {
  const tests: Record<'isolated' | 'dom', string[]> = {
    isolated: ['**/*.isolated.test.*'],
    dom: [],
  };
  for (const name of readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })) {
    if (!/\.test\.tsx?$/.test(name)) continue;
    const path = `tests/unit/${name}`;
    const text = readFileSync(path, 'utf8');
    const hasDom = text.startsWith('// @vitest-environment');
    if (hasDom && name.startsWith('editor/')) tests.dom.push(path);
    else if (hasDom || /\bvi\.mock\(/.test(text)) tests.isolated.push(path);
  }
  return tests;
}

/** A worker is used again only while the next file is of its project. */
const AFTER_DOM = { groupOrder: 1 };

function testProjects() {
  const { isolated, dom } = findTests();
  return [
    {
      extends: true as const,
      test: {
        name: 'dom',
        isolate: false,
        setupFiles: ['tests/support/cleanDom.ts'],
        include: dom,
      },
    },
    {
      extends: true as const,
      test: {
        name: 'shared',
        isolate: false,
        sequence: AFTER_DOM,
        include: [TESTS],
        exclude: [...isolated, ...dom, FULL],
      },
    },
    {
      extends: true as const,
      test: {
        name: 'isolated',
        sequence: AFTER_DOM,
        // A thread starts in less time than a process.
        pool: 'threads' as const,
        include: [...isolated, ...(process.env['FULL'] ? [FULL] : [])],
        exclude: ['**/node_modules/**'],
      },
    },
  ];
}

const site = siteServer();

/**
 * What the editor's window needs at first is one file: it compresses much better than many. What the page
 * in its frame needs, too, stays out of it, so that the frame does not run the window's code.
 */
const WINDOW = {
  name: 'window',
  tags: ['$initial' as const],
  test: /node_modules\/(react-aria|react-stately|react-aria-components|@internationalized|clsx|idb|use-sync-external-store)\/|packages\/page-editor\/src\/(?!canvas|paths|model\/place|kit\/editsText)/,
  includeDependenciesRecursively: false,
};

/** The editor is built by itself, so that no byte of it is in a file that visitors load. */
const EDITOR_BUILD = {
  outDir: 'dist/editor',
  copyPublicDir: false,
  rolldownOptions: {
    ...QUIET,
    input: ['src/app/editor.tsx', 'src/app/canvas.tsx', 'src/app/jump.ts'],
    output: { codeSplitting: { groups: [WINDOW] } },
  },
};

const SITE_BUILD = {
  outDir: 'dist/client',
  rolldownOptions: {
    ...QUIET,
    // What no visitor's script names: files of typefaces, which a look may ask for.
    input: ['src/app/client.tsx', 'src/app/vitals.ts', 'src/app/views.ts', 'src/ui/fonts/faces.ts'],
    output: { codeSplitting: FILES },
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  appType: 'custom',
  base: mode === 'editor' ? '/edit/files/' : '/',
  plugins: [
    ...(mode === 'test' ? [] : [styles()]),
    react(),
    models({ onError: site.modelError }),
    site.plugin,
    nameModules(),
    ...codeEdits(mode),
    // Servers render class names alone.
    ...(mode === 'editor' || isSsrBuild ? [] : [splitStyles()]),
    // The editor speaks English; its widgets would bring their words in 34 languages.
    ...(mode === 'editor' ? [locales.vite({ locales: ['en-US'] })] : []),
  ],
  resolve: { alias: [...packageAliases] },
  server: {
    port: 5173,
    strictPort: true,
    host: 'localhost',
    // Scaled pictures and builds are not sources.
    watch: { ignored: ['**/.cache/**', '**/dist/**', '**/test-results/**'] },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: {
          ...QUIET,
          input: {
            main: 'src/server/platforms/node/main.ts',
            edit: 'src/server/platforms/node/edit.ts',
            export: 'src/server/platforms/export/main.ts',
            publish: 'src/server/platforms/node/publish.ts',
          },
        },
      }
    : {
        ...(mode === 'editor' ? EDITOR_BUILD : SITE_BUILD),
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // One request before the first paint; `splitStyles` leaves out what a page does without.
        cssCodeSplit: false,
      },
  test: {
    environment: 'node',
    // Tests without a browser see class names, not styles: evaluating those would take most of their time.
    alias: { '@linaria/core': new URL('tests/support/classNames.ts', import.meta.url).pathname },
    globalSetup: ['scripts/testing/temporaryFolder.ts', 'tests/support/buildPackages.ts'],
    // Far above what a slow and busy machine needs.
    testTimeout: 240_000,
    // Many tests wait for the disk.
    maxWorkers: availableParallelism() + 1,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    // Who builds the site may have no tests.
    projects: mode === 'test' ? testProjects() : [],
  },
}));
