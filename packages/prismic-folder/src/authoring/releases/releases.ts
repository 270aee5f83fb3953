import { freeName, slugOf } from '../../lib/words.ts';
import { readMoment } from '../../fields/dates.ts';
import { isContentPath } from '../../store/checkPath.ts';
import type { FileChange } from '../../store/types.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { type DocumentKey, type DocumentVersion, releaseId } from '../contract/documents.ts';
import type { ChangedRelease, NewRelease, ReleaseDetails } from '../contract/publishing.ts';
import { checkedVersion } from '../workspace/checkDocument.ts';
import {
  checkRelease,
  type DocumentIndex,
  releaseIn,
  releasesOf,
} from '../workspace/documentIndex.ts';
import { versionPath } from '../workspace/documentPaths.ts';
import { isUnchanged, noteBase, restoredBase } from '../workspace/draftBase.ts';
import { editableFile, editText, newFile, readFile } from '../workspace/files.ts';
import { summaryOf } from '../workspace/summary.ts';
import { restructure, type Workspace } from '../workspace/Workspace.ts';
import { removeEntry, writeRelease } from '../workspace/settings.ts';
import { removeEmptyRelease } from '../workspace/emptyFolders.ts';

export async function listReleases(workspace: Workspace): Promise<ReleaseDetails[]> {
  const index = await workspace.fresh();
  return index.folder.snapshot.releases.map(({ id }) => detailsOf(index, id));
}

export async function createRelease(
  workspace: Workspace,
  { label, id: given, scheduledAt }: NewRelease,
): Promise<ReleaseDetails> {
  const time = momentOf(scheduledAt);
  const id = await restructure(workspace, [], async (index) => {
    const taken = index.folder.releases;
    // Some systems tell no capitals from small letters.
    const names = new Set([...taken.keys()].map((name) => name.toLowerCase()));
    const own = slugOf(label, 'release', 60);
    const id = given ?? freeName(own, (name) => names.has(name) || !isFolderName(name));
    if (names.has(id.toLowerCase())) {
      throw new AuthoringError('exists', `There is a release '${id}' already`, { at: 'id' });
    }
    if (!isFolderName(id)) {
      throw new AuthoringError('invalid', `'${id}' cannot be a folder's name`, { at: 'id' });
    }
    await workspace.commit(writeRelease(workspace, id, { label, ...time }));
    return id;
  });
  return detailsOf(await workspace.fresh(), id);
}

export async function updateRelease(
  workspace: Workspace,
  id: string,
  { label, id: other, scheduledAt }: ChangedRelease,
): Promise<ReleaseDetails> {
  if (other !== undefined && other !== id) {
    throw new AuthoringError('invalid', 'id: a release keeps its id', { at: 'id' });
  }
  const time = momentOf(scheduledAt);
  await restructure(workspace, [], async (index) => {
    checkRelease(index, id);
    const changed = { ...(label !== undefined && { label }), ...time };
    await workspace.commit(writeRelease(workspace, id, changed));
  });
  return detailsOf(await workspace.fresh(), id);
}

/** Removes a release. Its documents become drafts, unless there is one, or nothing was changed in them. */
export async function removeRelease(workspace: Workspace, id: string): Promise<void> {
  await restructure(workspace, [], async (index) => {
    const version = checkRelease(index, id);
    const changes = await Promise.all(
      [...index.documents.values()].map(({ key, versions }) =>
        versions.has(version) ? toDraft(workspace, key, id) : [],
      ),
    );
    await workspace.commit([...changes.flat(), ...removeEntry(workspace, 'releases', id)]);
  });
  removeEmptyRelease(workspace, id);
}

/** Takes a document out of a release; says whether what was changed in it is a draft now. */
export function takeFromRelease(
  workspace: Workspace,
  id: string,
  given: DocumentKey,
): Promise<{ isDraft: boolean }> {
  return restructure(workspace, [], async (index) => {
    checkRelease(index, id);
    const key = index.check(given);
    if (workspace.store.read(versionPath(key, `release:${id}`)) === null) {
      const message = `This document is not in ${releaseIn(index, id).label} any more`;
      throw new AuthoringError('not_found', message);
    }
    const changes = await toDraft(workspace, key, id);
    await workspace.commit(changes);
    return { isDraft: changes.length > 1 };
  });
}

/** Copies the draft, or the published version, to a release; a draft moves. */
export function addToRelease(
  workspace: Workspace,
  id: string,
  given: DocumentKey,
): Promise<DocumentVersion> {
  return restructure(workspace, [], async (index) => {
    const version = checkRelease(index, id);
    const { key, versions } = index.get(given);
    const isDraft = versions.has('draft');
    const path = versionPath(key, version);
    const known = workspace.store.read(path);
    if (known !== null && !isDraft) {
      throw new AuthoringError('exists', `It is in ${releaseIn(index, id).label} already`);
    }
    const source = versionPath(key, isDraft ? 'draft' : 'published');
    const read = readFile(workspace, source);
    if (read === null) {
      const other = releasesOf({ key, versions }).map((one) => releaseIn(index, one).label);
      const where = other.length === 0 ? '' : `; take it out of ${other.join(', ')} first`;
      throw new AuthoringError('refused', `It has no draft and is not published${where}`);
    }
    const note = isDraft ? restoredBase(workspace, read) : [noteBase(read.revision)];
    const text = editText(read.text, note);
    const file = newFile(path, text);
    await workspace.commit([
      { path, content: file.bytes, expected: known?.revision ?? null },
      { path: source, content: isDraft ? null : read.bytes, expected: read.revision },
    ]);
    return checkedVersion(workspace, await workspace.fresh(), key, version, file);
  });
}

/** Whether a release's folder can have a name, on every system. */
const isFolderName = (id: string): boolean =>
  releaseId.safeParse(id).success && isContentPath(`releases/${id}`);

function detailsOf(index: DocumentIndex, id: string): ReleaseDetails {
  const version = checkRelease(index, id);
  const documents = [...index.documents.values()].filter(({ versions }) => versions.has(version));
  return {
    ...releaseIn(index, id),
    documents: documents.map((document) => summaryOf(index, document)),
  };
}

/** Moves a version of a release to the drafts. Where there is one, or no change in it, it only goes to the history. */
async function toDraft(workspace: Workspace, key: DocumentKey, id: string): Promise<FileChange[]> {
  const { store } = workspace;
  const path = versionPath(key, `release:${id}`);
  const draft = versionPath(key, 'draft');
  const file = store.read(path);
  if (file === null) return [];
  const removal: FileChange = { path, content: null, expected: file.revision };
  const own = editableFile(path, file.bytes);
  if (store.read(draft) !== null || (own && (await isUnchanged(workspace, key, own)))) {
    return [removal];
  }
  return [removal, { path: draft, content: file.bytes, expected: null }];
}

function momentOf(scheduledAt: string | null | undefined): { scheduledAt?: string | null } {
  if (scheduledAt === undefined || scheduledAt === null) {
    return scheduledAt === null ? { scheduledAt } : {};
  }
  const moment = readMoment(scheduledAt);
  if (moment !== undefined) return { scheduledAt: moment };
  const reason = 'must be like 2026-11-21T03:38:23+0000';
  throw new AuthoringError('invalid', `scheduledAt: ${reason}`, { at: 'scheduledAt' });
}
