import { describeType } from '#content/documentTypes.ts';
import type { Problem, Snapshot } from '#prismic-folder';
import { runCli } from '#prismic-folder/cli';
import { languageProblems, redirectProblems, visitorProblems } from './contentProblems.ts';
import { soundProblems } from './soundProblems.ts';

/**
 * Checks models, mocks and every document of the content folder (`CONTENT_DIR`, else `content`),
 * and what this site alone expects of them. A link to a missing document is served as broken, yet
 * it is an error here.
 */
process.exitCode = await runCli(['check', '--strict', ...process.argv.slice(2)], {
  moreProblems: async (snapshot, folders, fileOf) => [
    ...withoutAddress(snapshot),
    ...visitorProblems(snapshot, fileOf),
    ...languageProblems(snapshot, fileOf),
    ...redirectProblems(snapshot, fileOf),
    ...(await soundProblems(folders)),
  ],
});

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
