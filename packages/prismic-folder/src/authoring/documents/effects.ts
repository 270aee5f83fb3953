import type { FileChange } from '../../store/types.ts';
import type { Problem } from '../../types.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { isError } from './checkDocument.ts';
import type { DocumentIndex } from './documentIndex.ts';
import { loadWith } from './loadWith.ts';
import { asProblem } from './summary.ts';
import type { Workspace } from './Workspace.ts';
import type { LoadedFolder } from '../../folder/loadContent.ts';

type ReportedProblem = ReturnType<typeof asProblem>;

/**
 * What a change of several files would cause: the problems of the files `concerned`, and what it
 * breaks elsewhere, such as links to a document that goes away.
 */
export async function effectsOf(
  workspace: Workspace,
  { folder }: DocumentIndex,
  changes: readonly FileChange[],
  concerned: ReadonlySet<string>,
): Promise<{ readonly after: LoadedFolder; readonly problems: ReportedProblem[] }> {
  const planned = changes.flatMap(({ path, content }) =>
    content === null || content instanceof Uint8Array ? [{ path, content }] : [],
  );
  const after = await loadWith(workspace, folder, planned);
  const known = new Set(folder.snapshot.problems.map(nameOf));
  const problems = after.snapshot.problems
    .filter((problem) => concerned.has(problem.file) || !known.has(nameOf(problem)))
    .map(asProblem);
  return { after, problems };
}

function nameOf({ file, field, reason }: Problem): string {
  return `${file}\n${field}\n${reason}`;
}

export interface Consent {
  readonly acceptWarnings: boolean;
  readonly dryRun?: boolean;
}

/** Throws AuthoringError (problems) for errors, and for warnings that were not accepted. */
export function refuseProblems(
  what: string,
  problems: readonly ReportedProblem[],
  { acceptWarnings, dryRun = false }: Consent,
): void {
  if (dryRun) return;
  const errors = problems.filter(isError);
  if (errors.length > 0) {
    const count = errors.length === 1 ? 'an error' : `${errors.length} errors`;
    throw new AuthoringError('problems', `${what}: ${count} must be corrected first`, { problems });
  }
  if (problems.length === 0 || acceptWarnings) return;
  const count = problems.length === 1 ? 'a warning' : `${problems.length} warnings`;
  throw new AuthoringError('problems', `${what}: ${count} must be accepted first`, { problems });
}
