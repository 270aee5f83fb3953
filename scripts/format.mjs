// `npm run format`: formats code, then models, mock data and content; `-- --check` writes nothing and
// fails if a file is not formatted.
import { commandFile } from './commandFile.mjs';
import { run } from './setup.mjs';

const args = process.argv.slice(2);
run(process.execPath, [commandFile('oxfmt'), ...args, '.']);
run(process.execPath, ['scripts/run.mjs', 'scripts/layOut.ts', ...args]);
