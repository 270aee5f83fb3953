// `npm run test:engines`: the built site in Firefox and WebKit, as far as they are installed.
import { build } from './build.mjs';
import { commandFile } from './commandFile.mjs';
import { run } from './setup.mjs';

await build();
run(process.execPath, [commandFile('vitest'), 'run', '--config', 'tests/engines/vitest.config.ts']);
