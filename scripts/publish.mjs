// `npm run publish`: builds if needed, sends the public site to where it is online.
import { build } from './build.mjs';

await build();
process.env.NODE_ENV ||= 'production';
await import(new URL('../dist/server/publish.js', import.meta.url).href);
