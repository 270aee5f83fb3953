import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblem, listFiles, parseJson, shownPath, sourceProblem } from '#prismic-folder';
import { loadEnvFile } from '#server/platforms/node/loadEnvFile.ts';

/**
 * Formats models, mock data and content as Slice Machine does, so that its next save changes only what
 * was edited: JSON indented by two spaces, with a final newline. `--check` only lists the files that
 * differ. The code's formatter is not used because it writes short lists on one line.
 */
const root = process.cwd();
loadEnvFile(root);
const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const isCheck = values.check ?? false;
const folders = ['customtypes', 'slices', process.env['CONTENT_DIR'] || 'content'];

let broken = 0;
const different: string[] = [];
for (const folder of folders) {
  const { files } = await listFiles(resolve(root, folder));
  for (const { name, path } of files) {
    if (!name.endsWith('.json')) continue;
    const text = readFileSync(path, 'utf8');
    const parsed = parseJson(text);
    const shown = shownPath(root, path);
    if (!parsed.ok) {
      console.error(formatProblem(sourceProblem(shown, parsed)));
      broken++;
      continue;
    }
    const formatted = `${JSON.stringify(parsed.value, null, 2)}\n`;
    if (formatted === text) continue;
    different.push(shown);
    if (!isCheck) writeFileSync(path, formatted);
  }
}
for (const file of different) {
  if (isCheck) console.error(`${file}: is not formatted: run npm run format`);
  else console.info(`formatted ${file}`);
}
process.exitCode = broken > 0 || (isCheck && different.length > 0) ? 1 : 0;
