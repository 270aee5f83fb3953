import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { commandFile } from './commandFile.mjs';
import { fail } from './setup.mjs';
import { createSlice } from './sliceNew/createSlice.ts';

/** `npm run slice:new PullQuote -- --type project.spread`; the default type is `page`. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { type: { type: 'string', default: 'page' } },
    allowPositionals: true,
  });
  const root = process.cwd();
  const { name, folder, files, admission, regenerated } = await createSlice(
    root,
    positionals.join(' '),
    values.type,
  );
  // Lines with a long name have to be broken.
  execFileSync(process.execPath, [commandFile('oxfmt'), folder], { cwd: root });
  console.info(
    [
      `${folder}: ${files.join(', ')}`,
      `${admission.file}: the zone "${admission.zone}" admits ${name.id}`,
      regenerated.length > 0
        ? `Regenerated ${regenerated.join(', ')}`
        : 'Types and registry are up to date.',
      '',
      'Next',
      `  npm run dev and http://localhost:5173/slice-library/${name.id} show it with its mock data.`,
      `  Edit the fields in ${folder}/model.json and their content in mocks.json, and render them in`,
      '  index.tsx: npm run codegen updates the types (npm run dev does so, too).',
      `  npm run screenshots ${name.name} takes its picture for Slice Machine.`,
      '  npm run content:check and npm test check it.',
    ].join('\n'),
  );
}

main().catch(fail);
