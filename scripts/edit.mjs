// `npm run edit`: builds if needed, serves the production site with the editor, on this machine only.
import { parseArgs } from 'node:util';
import { buildEditor } from './build.mjs';

// It has no options: its settings are variables.
parseArgs();
await buildEditor();
console.info('Starting the site with its editor …');
// React and the router choose their production builds by it, when they are loaded.
process.env.NODE_ENV ||= 'production';
await import(new URL('../dist/server/edit.js', import.meta.url).href);
