import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { commandFile } from './commandFile.mjs';
import { createSlice } from './sliceNew/createSlice.ts';

/** `npm run slice:new PullQuote -- --type project.spread`: the type is `page` unless given. */
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
  // A long name breaks lines that a short one does not.
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
      `  npm run dev and http://localhost:5173/slice-library/${name.id} show it on its mock data.`,
      `  Give ${folder}/model.json the fields it needs, mocks.json something to say, and draw`,
      '  them in index.tsx: npm run codegen brings the types up to date (npm run dev does so, too).',
      `  npm run screenshots ${name.name} takes its picture for Slice Machine.`,
      '  npm run content:check and npm test prove it.',
    ].join('\n'),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
