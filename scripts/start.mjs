// `npm start`: builds if needed, serves the production site.
import { parseArgs } from 'node:util';
import { build, buildEditor } from './build.mjs';
import { loadEnvFile } from './setup.mjs';

// It has no options: its settings are variables.
parseArgs();
// It may say that there is an editor.
loadEnvFile();
await (process.env.EDITOR_PASSWORD ? buildEditor : build)();
console.info('Starting the site …');
await import(new URL('../dist/server/main.js', import.meta.url).href);
