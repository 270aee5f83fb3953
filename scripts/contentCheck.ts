import { resolve } from 'node:path';
import { describeType } from '#content/documentTypes.ts';
import {
  type Problem,
  type Snapshot,
  checkModels,
  formatGroup,
  groupProblems,
  loadRepository,
} from '#prismic-folder';
import { soundProblems } from './soundProblems.ts';

/**
 * Checks models, mocks and every document of the content folder (`CONTENT_DIR`, else `content`),
 * prints problems, equal ones once, and fails if there is an error. A link to a missing
 * document is served as broken, yet it is an error here.
 */
const root = process.cwd();
const contentDir = resolve(root, process.env['CONTENT_DIR'] || 'content');

const modelProblems = await checkModels(root);
const snapshot = await loadRepository({ root, contentDir });
const found = [...withoutAddress(snapshot), ...(await soundProblems(contentDir))];
const groups = groupProblems([...modelProblems, ...snapshot.problems, ...found], snapshot);
for (const group of groups) console.error(formatGroup(group));

const countOf = (isWarning: boolean) =>
  groups
    .filter((group) => group.isWarning === isWarning)
    .reduce((sum, { problems }) => sum + problems.length, 0);
const [errors, warnings] = [countOf(false), countOf(true)];
const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
console.info(
  [
    `${count(snapshot.models.types.size, 'type')}, ${count(snapshot.models.slices.size, 'slice')}`,
    `${count(snapshot.documents.length, 'document')}, ${count(snapshot.releases.length, 'release')}`,
    `${count(errors, 'error')}, ${count(warnings, 'warning')}`,
  ].join('; '),
);
process.exitCode = errors > 0 ? 1 : 0;

/** Types whose documents have no address. Documents of types that are not repeatable are part of other pages. */
function withoutAddress({ models, documents }: Snapshot): Problem[] {
  return [...models.types.values()].flatMap(({ id, file, repeatable }): Problem[] => {
    const found = documents.filter(({ type }) => type === id).length;
    if (!repeatable || found === 0 || describeType(id)?.path) return [];
    const which = found === 1 ? '1 document has' : `${found} documents have`;
    const reason = `${id} has no address: its ${which} no page (docs/models.md, "A type with an address")`;
    return [{ file, reason, severity: 'warning' }];
  });
}
