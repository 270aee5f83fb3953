import locales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styles } from './styleExtraction.ts';
import { packageAliases } from './packageSources.ts';

/** The build of the editor's window for any project: what it needs is in its files, with one sheet of styles. */
export default defineConfig({
  root: 'packages/page-editor',
  base: '/edit/files/',
  resolve: { alias: [...packageAliases] },
  // The editor speaks English; its widgets would bring their words in 34 languages.
  plugins: [styles(), react(), locales.vite({ locales: ['en-US'] })],
  build: {
    outDir: 'dist/window',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      input: ['src/window/main.tsx'],
    },
  },
});
