import { diffValues } from '../../edit/diffValues.ts';
import { mergeValues } from '../../edit/mergeValues.ts';
import type { Change, Json, ValueConflict } from '../../edit/types.ts';
import { equalJson, valueAt } from '../../edit/values.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { BASE_KEY, FIXED_KEYS } from '../../types.ts';
import type {
  DocumentKey,
  DocumentVersion,
  SaveDocument,
  VersionName,
} from '../contract/documents.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import {
  type CheckedFile,
  checkedVersion,
  checkFile,
  isError,
  refuseNewErrors,
  versionOf,
} from '../workspace/checkDocument.ts';
import type { DocumentIndex } from '../workspace/documentIndex.ts';
import { releaseOf, stemOf, versionPath } from '../workspace/documentPaths.ts';
import { noteBase, publishedOf, restoredBase } from '../workspace/draftBase.ts';
import {
  decodeFile,
  type EditableFile,
  editText,
  newFile,
  parseText,
  readFile,
} from '../workspace/files.ts';

/**
 * Saves changes to the draft, or to the release they were made on. What others have changed since
 * is merged by path; overlapping changes throw `conflict` with both values. A draft that is like
 * the published version again is removed, and the published version returned.
 */
export async function saveDocument(
  workspace: Workspace,
  given: DocumentKey,
  request: SaveDocument,
): Promise<DocumentVersion> {
  const key = (await workspace.latest()).check(given);
  checkRequest(key, request);
  const target: VersionName = request.version === 'published' ? 'draft' : request.version;
  return workspace.transaction([stemOf(key)], async () => {
    const plan = await planSave(workspace, key, target, request);
    const { current, changes, isNew } = plan;
    const index = await workspace.latest();
    if (changes.length === 0) {
      const version = isNew ? 'published' : target;
      return checkedVersion(workspace, index, key, version, current);
    }
    const published =
      isNew || target !== 'draft' ? null : equalPublished(workspace, key, parseText(plan.text));
    if (published !== null) return dropDraft(workspace, key, current, published);
    const note = isNew ? [noteBase(current.revision)] : restoredBase(workspace, current);
    const text = editText(plan.text, note);
    const path = versionPath(key, target);
    const saved = newFile(path, text);
    const checked = await checkSaved(workspace, key, target, plan, saved);
    await workspace.commit([
      { path, content: saved.bytes, expected: isNew ? null : current.revision },
      // The draft is made of the published version as it is now.
      ...(isNew
        ? [{ path: current.path, content: current.bytes, expected: current.revision }]
        : []),
    ]);
    return versionOf(index, key, target, saved, checked);
  });
}

function checkRequest(key: DocumentKey, { version, changes }: SaveDocument): void {
  if (version === 'archived') {
    const message = `${stemOf(key)} is archived: restore it before you change it`;
    throw new AuthoringError('refused', message);
  }
  for (const { path } of changes) {
    const [first] = path;
    if (first === undefined) {
      throw new AuthoringError(
        'invalid',
        'A change needs a path: the document itself is not replaced',
      );
    }
    if (FIXED_KEYS.includes(first)) {
      const hint = first === 'uid' ? 'rename the document instead' : 'it cannot be changed';
      throw new AuthoringError('invalid', `${first}: ${hint}`, { at: String(first) });
    }
  }
}

interface SavePlan {
  /** The file that is changed; for a new draft, the published one. */
  readonly current: EditableFile;
  readonly isNew: boolean;
  readonly text: string;
  readonly value: Json;
  /** The changes of the file. */
  readonly changes: readonly Change[];
}

async function planSave(
  workspace: Workspace,
  key: DocumentKey,
  target: VersionName,
  { version, revision, changes }: SaveDocument,
): Promise<SavePlan> {
  const own = readFile(workspace, versionPath(key, target));
  const published =
    own || target !== 'draft' ? null : readFile(workspace, versionPath(key, 'published'));
  const current = own ?? published;
  const isNew = own === null;
  if (current === null) throw await missing(workspace, key, version, revision);
  if (current.revision === revision) {
    const text = editText(current.text, changes);
    const value = parseText(text);
    return { current, isNew, text, value, changes: diffValues(current.value, value) };
  }
  const stored = await workspace.store.version(revision);
  if (stored === null) throw unknownBase(key, current, changes);
  const base = decodeFile(workspace, versionPath(key, version), stored);
  const mine = parseText(editText(base.text, changes));
  const merged = mergeValues(base.value, mine, current.value);
  if (merged.conflicts.length > 0) throw conflict(key, current.revision, merged.conflicts);
  const text = editText(current.text, merged.changes);
  return { current, isNew, text, value: merged.value, changes: merged.changes };
}

async function missing(
  workspace: Workspace,
  key: DocumentKey,
  version: VersionName,
  revision: string,
) {
  const known = await workspace.store.version(revision);
  const release = releaseOf(version);
  const where = release === undefined ? '' : ` in the release ${release}`;
  if (known === null) {
    return new AuthoringError('not_found', `There is no document ${stemOf(key)}${where}`);
  }
  const message = `${stemOf(key)} no longer exists${where}; the changes were not saved`;
  return new AuthoringError('conflict', message, { revision: null, conflicts: [] });
}

/** Without its base nothing tells what others have changed, so nothing is merged. */
function unknownBase(key: DocumentKey, current: EditableFile, changes: readonly Change[]) {
  const conflicts = changes.map((change): ValueConflict => {
    // Cast: a value of a JSON file.
    const disk = valueAt(current.value, change.path) as Json | undefined;
    return {
      path: change.path,
      ...('value' in change && { mine: change.value }),
      ...(disk !== undefined && { disk }),
    };
  });
  return conflict(key, current.revision, conflicts);
}

function conflict(key: DocumentKey, revision: string, conflicts: readonly ValueConflict[]) {
  const message = `${stemOf(key)} has changed meanwhile where it was edited; nothing was saved`;
  return new AuthoringError('conflict', message, { conflicts, revision });
}

/** Checks what is saved; a refusal is decided on the files as they are now, not as they were. */
async function checkSaved(
  workspace: Workspace,
  key: DocumentKey,
  target: VersionName,
  { current, changes, value }: SavePlan,
  saved: EditableFile,
): Promise<CheckedFile> {
  const check = (index: DocumentIndex) => {
    const checked = checkFile(workspace, index, { key, version: target }, saved);
    if (checked.problems.some(isError)) {
      const before = checkFile(workspace, index, { key, version: target }, current);
      refuseNewErrors(before.problems, checked.problems, changes, value);
    }
    return checked;
  };
  try {
    return check(await workspace.latest());
  } catch (error) {
    if (!(error instanceof AuthoringError)) throw error;
    return check(await workspace.fresh());
  }
}

/** The published file, if a draft has the same values: publishing the draft would change nothing. */
function equalPublished(
  workspace: Workspace,
  key: DocumentKey,
  draft: { readonly [key: string]: Json },
): EditableFile | null {
  const file = publishedOf(workspace, key)?.file ?? null;
  const { [BASE_KEY]: _base, ...values } = draft;
  return equalJson(values, file?.value) ? file : null;
}

/** Removes a draft in favour of the published version, which is returned. */
async function dropDraft(
  workspace: Workspace,
  key: DocumentKey,
  draft: EditableFile,
  published: EditableFile,
): Promise<DocumentVersion> {
  await workspace.commit([
    { path: draft.path, content: null, expected: draft.revision },
    { path: published.path, content: published.bytes, expected: published.revision },
  ]);
  return checkedVersion(workspace, await workspace.fresh(), key, 'published', published);
}
