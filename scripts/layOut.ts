import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatProblem, listFiles, parseJson, shownPath, sourceProblem } from '#prismic-folder';

/**
 * Lays out models, mock data and content as Slice Machine writes them, so that its next save changes
 * only what was edited: JSON indented by two spaces, with a final newline. `--check` only says which
 * files are laid out differently. The formatter of the code folds short lists, which Slice Machine
 * does not.
 */
const root = process.cwd();
const isCheck = process.argv.includes('--check');
const folders = ['customtypes', 'slices', process.env['CONTENT_DIR'] || 'content'];

let broken = 0;
const different: string[] = [];
for (const folder of folders) {
  for (const { name, path } of listFiles(resolve(root, folder))) {
    if (!name.endsWith('.json')) continue;
    const text = readFileSync(path, 'utf8');
    const parsed = parseJson(text);
    const shown = shownPath(root, path);
    if (!parsed.ok) {
      console.error(formatProblem(sourceProblem(shown, parsed)));
      broken++;
      continue;
    }
    const laidOut = `${JSON.stringify(parsed.value, null, 2)}\n`;
    if (laidOut === text) continue;
    different.push(shown);
    if (!isCheck) writeFileSync(path, laidOut);
  }
}
for (const file of different) {
  if (isCheck) console.error(`${file}: is not laid out: run npm run format`);
  else console.info(`laid out ${file}`);
}
process.exitCode = broken > 0 || (isCheck && different.length > 0) ? 1 : 0;
