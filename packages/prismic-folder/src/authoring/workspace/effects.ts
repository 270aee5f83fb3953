import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFiles } from '../../folder/contentFiles.ts';
import { loadContent, type LoadedFolder } from '../../folder/loadContent.ts';
import { digest } from '../../lib/digest.ts';
import type { FileStamp } from '../../lib/listFiles.ts';
import { parseJson } from '../../lib/parseJson.ts';
import { readSource, type ReadSource } from '../../lib/readSource.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { FileChange } from '../../store/types.ts';
import type { Problem } from '../../types.ts';
import type { Workspace } from './Workspace.ts';
import { isError } from './checkDocument.ts';
import type { DocumentIndex } from './documentIndex.ts';
import { asProblem } from './summary.ts';

/** A file as a commit would leave it. */
interface PlannedFile {
  readonly path: string;
  /** null: it would be gone. */
  readonly content: Uint8Array | null;
}

/** Loads the folder as it would be with these files, without writing any. */
async function loadWith(
  { root, contentDir, now }: Workspace,
  folder: LoadedFolder,
  planned: readonly PlannedFile[],
): Promise<LoadedFolder> {
  const texts = new Map<string, string>();
  const stamps = new Map<string, FileStamp | null>();
  for (const { path, content } of planned) {
    const place = join(contentDir, path);
    if (content === null) {
      stamps.set(path, null);
      continue;
    }
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
    texts.set(place, text);
    const stamp = `planned:${digest(content)}`;
    stamps.set(path, { name: '', path: place, stamp, modified: now(), size: content.byteLength });
  }
  const read: ReadSource = (file) => {
    const text = texts.get(file.path);
    if (text === undefined) return readSource(file);
    return { file, digest: digest(text), parsed: parseJson(text) };
  };
  return loadContent({
    root,
    contentDir,
    models: folder.models,
    media: folder.media,
    files: withFiles(folder.files, stamps),
    read,
    readText: (path) => texts.get(path) ?? readFileSync(path, 'utf8'),
    previous: folder,
  });
}

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
