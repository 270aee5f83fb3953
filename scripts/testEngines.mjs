// `npm run test:engines`: the built site in Firefox and WebKit, as far as they are installed.
import { build } from './build.mjs';
import { run } from './setup.mjs';

build();
run('npx', ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts']);
