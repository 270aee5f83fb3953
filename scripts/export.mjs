// `npm run export`: builds if needed, writes the public site as files.
import { build } from './build.mjs';

await build();
// React and the router choose their production builds by it, when they are loaded.
process.env.NODE_ENV ||= 'production';
await import(new URL('../dist/server/export.js', import.meta.url).href);
