// `npm run format`: lays out code and documents, then models and content; `-- --check` writes
// nothing and fails where a file is laid out differently.
import { commandFile } from './commandFile.mjs';
import { run } from './setup.mjs';

const args = process.argv.slice(2);
run(process.execPath, [commandFile('oxfmt'), ...args, '.']);
run(process.execPath, ['scripts/run.mjs', 'scripts/layOut.ts', ...args]);
