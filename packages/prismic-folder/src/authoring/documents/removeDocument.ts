import type { FileChange } from '../../store/types.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { DocumentKey, DocumentVersion } from '../contract/documents.ts';
import type { PublishReport } from '../contract/publishing.ts';
import { checkedVersion } from '../workspace/checkDocument.ts';
import { refuseTaken } from '../workspace/claims.ts';
import type { IndexedDocument } from '../workspace/documentIndex.ts';
import { releaseOf, stemOf, versionPath } from '../workspace/documentPaths.ts';
import { identityChanges, noteBase, withoutBase } from '../workspace/draftBase.ts';
import { type Consent, effectsOf, refuseProblems } from '../workspace/effects.ts';
import { editText, encode, newFile, readFile } from '../workspace/files.ts';
import { restructure, STRUCTURE, type Workspace } from '../workspace/Workspace.ts';

/** Removes the draft; the published version is not changed. */
export async function discardDraft(workspace: Workspace, given: DocumentKey): Promise<void> {
  const key = (await workspace.latest()).check(given);
  const path = versionPath(key, 'draft');
  await workspace.transaction([STRUCTURE, stemOf(key)], async () => {
    const draft = workspace.store.read(path);
    if (draft === null) throw new AuthoringError('not_found', `${stemOf(key)} has no draft`);
    await workspace.commit([{ path, content: null, expected: draft.revision }]);
  });
}

/** Moves a document to the archive: the draft if there is one, else the published version. */
export function archiveDocument(
  workspace: Workspace,
  given: DocumentKey,
  consent: Consent,
): Promise<PublishReport> {
  return restructure(workspace, [stemOf(given)], async (index) => {
    const document = index.get(given);
    const { key, versions } = document;
    const version = versions.has('draft') ? 'draft' : 'published';
    const file = readFile(workspace, versionPath(key, version));
    if (file === null) {
      throw new AuthoringError('refused', `${stemOf(key)} has no draft and is not published`);
    }
    const identity = identityChanges(
      file.value,
      key,
      versions.get(version)?.loaded,
      versions.get('published')?.loaded,
    );
    const archive = versionPath(key, 'archived');
    const changes: FileChange[] = [
      ...deletions(workspace, key, ['draft', 'published']),
      {
        path: archive,
        content: encode(editText(file.text, [...identity, ...withoutBase(file.value)])),
        expected: workspace.store.read(archive)?.revision ?? null,
      },
    ];
    const { problems } = await effectsOf(workspace, index, changes, new Set());
    const all = [...problems, ...releaseWarnings(workspace, document)];
    refuseProblems(`${stemOf(key)} was not archived`, all, consent);
    await workspace.commit(changes);
    return { published: [], problems: all };
  });
}

/** Brings an archived document back as a draft. */
export function restoreDocument(
  workspace: Workspace,
  given: DocumentKey,
): Promise<DocumentVersion> {
  return restructure(workspace, [stemOf(given)], async (index) => {
    const { key, versions } = index.get(given);
    const archive = versionPath(key, 'archived');
    const file = readFile(workspace, archive);
    if (file === null) throw new AuthoringError('not_found', `${stemOf(key)} is not archived`);
    for (const version of ['draft', 'published'] as const) {
      if (versions.has(version)) {
        const taken = versionPath(key, version);
        throw new AuthoringError('exists', `${stemOf(key)} is taken by ${taken}`, { at: 'uid' });
      }
    }
    const { uid } = versions.get('archived')?.loaded?.document ?? {};
    refuseTaken(index, { ...key, name: uid ?? key.name }, key);
    // Nothing is public that it was made from: what comes later under its name is not replaced silently.
    const text = editText(file.text, [noteBase(null)]);
    const draft = newFile(versionPath(key, 'draft'), text);
    await workspace.commit([
      { path: archive, content: null, expected: file.revision },
      { path: draft.path, content: draft.bytes, expected: null },
    ]);
    return checkedVersion(workspace, await workspace.fresh(), key, 'draft', draft);
  });
}

/** Removes all versions of a document; they stay in its history. */
export function removeDocument(
  workspace: Workspace,
  given: DocumentKey,
  consent: Consent,
): Promise<PublishReport> {
  return restructure(workspace, [stemOf(given)], async (index) => {
    const { key, versions } = index.get(given);
    const changes = deletions(workspace, key, [...versions.keys()]);
    const { problems } = await effectsOf(workspace, index, changes, new Set());
    refuseProblems(`${stemOf(key)} was not removed`, problems, consent);
    await workspace.commit(changes);
    return { published: [], problems };
  });
}

function deletions(
  { store }: Workspace,
  key: DocumentKey,
  versions: readonly Parameters<typeof versionPath>[1][],
): FileChange[] {
  return versions.flatMap((version) => {
    const path = versionPath(key, version);
    const file = store.read(path);
    return file === null ? [] : [{ path, content: null, expected: file.revision }];
  });
}

function releaseWarnings({ shown }: Workspace, { key, versions }: IndexedDocument) {
  return [...versions.keys()].flatMap((version) => {
    const release = releaseOf(version);
    if (release === undefined) return [];
    const reason = `the release ${release} would publish the document again`;
    return [{ file: shown(versionPath(key, version)), reason, severity: 'warning' as const }];
  });
}
