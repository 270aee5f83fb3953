import { join } from 'node:path';
import { areRelated, finalPaths } from '../../edit/paths.ts';
import { valueAt } from '../../edit/values.ts';
import type { Change, Json } from '../../edit/types.ts';
import { DocumentSet } from '../../folder/documentSet.ts';
import type { LoadedFile } from '../../folder/loadedDocument.ts';
import { readDocument } from '../../folder/readDocument.ts';
import { resolveLinks } from '../../folder/resolveLinks.ts';
import { kindOf, parsePath } from '../../json.ts';
import { withLines } from '../../lib/withLines.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { Problem } from '../../types.ts';
import type { DocumentKey, DocumentVersion, VersionName } from '../contract/documents.ts';
import type { Workspace } from './Workspace.ts';
import type { DocumentIndex, IndexedDocument } from './documentIndex.ts';
import { stemOf, versionPath } from './documentPaths.ts';
import { asProblem, summaryOf } from './summary.ts';

/** A file as it would be loaded. */
export interface CheckedFile extends LoadedFile {
  /** Also those of links. */
  readonly problems: readonly Problem[];
}

/** Checks the content of a file, which need not be on disk, against the models. */
export function checkFile(
  { contentDir, root, shown, now }: Workspace,
  { folder, set }: DocumentIndex,
  { key, version }: { readonly key: DocumentKey; readonly version: VersionName },
  { value, text, revision }: { value: Json; text: string; revision: string },
): CheckedFile {
  const { models, media, settings, master } = folder;
  const path = versionPath(key, version);
  const problems: Problem[] = [];
  const name = `${stemOf(key)}.json`;
  const file = {
    name,
    path: join(contentDir, path),
    stamp: revision,
    modified: now(),
    size: text.length,
  };
  const source = { file, digest: revision, parsed: { ok: true, value } as const };
  const around = set(version)?.documents ?? master.documents;
  const replaced = version === 'published' || version === 'archived' ? undefined : master.documents;
  const context = { models, media, settings, problems };
  const loaded = readDocument(context, source, shown(path), replaced);
  if (loaded !== undefined && version !== 'archived') {
    const own = new DocumentSet(around);
    own.add(loaded, false);
    for (const loaded of own.own)
      resolveLinks(own, loaded, settings.languages[0].id, () => false, problems);
  }
  return { file, shown: shown(path), loaded, problems: withLines(root, problems, () => text) };
}

/** Throws AuthoringError (invalid) for errors that a save introduces in what it changes. */
export function refuseNewErrors(
  before: readonly Problem[],
  after: readonly Problem[],
  changes: readonly Change[],
  value: Json,
): void {
  const errors = after.filter(isError);
  if (errors.length === 0) return;
  const changed = finalPaths(changes);
  const known = countBy(before.filter(isError));
  const total = countBy(errors);
  const exact = new Set(before.map(({ field, reason }) => `${field}\n${reason}`));
  const introduced = errors.filter(
    (problem) =>
      (total.get(kindOfProblem(problem)) ?? 0) > (known.get(kindOfProblem(problem)) ?? 0) &&
      changed.some((path) => areRelated(path, parsePath(problem.field ?? ''))),
  );
  if (introduced.length === 0) return;
  const fresh = introduced.filter(({ field, reason }) => !exact.has(`${field}\n${reason}`));
  throw invalidValue(fresh.length > 0 ? fresh : introduced, value);
}

/** The refusal of a document for its errors; names field, value and what is allowed. */
export function invalidValue(problems: readonly Problem[], value: Json): AuthoringError {
  const [first] = problems;
  const field = first?.field;
  const shown = field === undefined ? '' : shownValue(value, field);
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  const message = `${field ?? first?.file}: ${first?.reason}${shown}${more}`;
  return new AuthoringError('invalid', message, {
    ...(field !== undefined && { at: field }),
    problems: problems.map(asProblem),
  });
}

export function isError({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity !== 'warning';
}

const MAX_SHOWN = 60;

function shownValue(value: Json, field: string): string {
  const found = valueAt(value, parsePath(field));
  if (found === undefined) return '';
  const text = JSON.stringify(found);
  return `; the value is ${text.length > MAX_SHOWN ? kindOf(found) : text}`;
}

/** A problem without the positions in lists, which shift when entries are added or moved. */
function kindOfProblem({ field = '', reason }: Problem): string {
  return `${field.replaceAll(/\[\d+\]/g, '[]')}\n${reason}`;
}

function countBy(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) {
    const kind = kindOfProblem(problem);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** A version of a document as it was just read or written. */
export function versionOf(
  index: DocumentIndex,
  key: DocumentKey,
  version: VersionName,
  { value, revision }: { readonly value: Json; readonly revision: string },
  checked: CheckedFile,
): DocumentVersion {
  const known = index.find(key);
  const document: IndexedDocument = {
    key,
    versions: new Map([...(known?.versions ?? []), [version, checked]]),
  };
  const problemsOf = (shown: string) =>
    shown === checked.shown ? checked.problems : index.problemsOf(shown);
  return {
    document: summaryOf({ folder: index.folder, problemsOf }, document),
    version,
    revision,
    json: value,
    problems: checked.problems.map(asProblem),
  };
}

/** The same, checked now. */
export const checkedVersion = (
  workspace: Workspace,
  index: DocumentIndex,
  key: DocumentKey,
  version: VersionName,
  file: { readonly value: Json; readonly text: string; readonly revision: string },
): DocumentVersion =>
  versionOf(index, key, version, file, checkFile(workspace, index, { key, version }, file));
