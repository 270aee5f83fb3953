// `npm run test:engines`: the built site and its editor in Firefox and WebKit, as far as they are
// installed.
import { buildEditor } from './build.mjs';
import { commandFile } from './commandFile.mjs';
import { run } from './setup.mjs';

await buildEditor();
run(process.execPath, [commandFile('vitest'), 'run', '--config', 'tests/engines/vitest.config.ts']);
