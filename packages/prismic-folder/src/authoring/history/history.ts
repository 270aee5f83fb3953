import type { Change, Json } from '../../edit/types.ts';
import { pathId } from '../../folder/documentHeader.ts';
import { digest } from '../../lib/digest.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import {
  type DocumentKey,
  type DocumentVersion,
  releaseId,
  type VersionName,
} from '../contract/documents.ts';
import type { HistoryEntry, HistoryVersion } from '../contract/publishing.ts';
import { restructure, type Workspace } from '../workspace/Workspace.ts';
import { checkedVersion } from '../workspace/checkDocument.ts';
import { refuseTaken } from '../workspace/claims.ts';
import { type DocumentIndex, mainOf } from '../workspace/documentIndex.ts';
import { inRelease, keyOf, stemOf, versionPath } from '../workspace/documentPaths.ts';
import { decodeFile, editText, encode, withValues } from '../workspace/files.ts';
import type { RestoredDrafts, StoredPublication } from '../workspace/historyLog.ts';

/** An entry with what its bytes are read by. */
interface Source {
  readonly entry: HistoryEntry;
  /** Of its bytes; absent for commits. */
  readonly revision?: string;
  read(): Promise<Uint8Array | null>;
}

/** Earlier versions of a document, the newest first: what the store replaced, and commits. */
export async function listHistory(
  workspace: Workspace,
  given: DocumentKey,
): Promise<HistoryEntry[]> {
  const index = await workspace.latest();
  const key = index.check(given);
  const sources = await sourcesOf(workspace, index, key);
  const origin = originOf(workspace.publications.read(), workspace.restored.all(), key);
  return sources.map(({ entry, revision }) => ({ ...entry, ...origin(entry, revision) }));
}

export async function readHistory(
  workspace: Workspace,
  given: DocumentKey,
  id: string,
): Promise<HistoryVersion> {
  const index = await workspace.latest();
  const key = index.check(given);
  const { entry, bytes } = await findVersion(workspace, index, key, id);
  const { value } = decodeFile(workspace, versionPath(key, 'draft'), bytes);
  return { ...entry, json: value };
}

/** Makes an earlier version the draft. */
export function restoreHistory(
  workspace: Workspace,
  given: DocumentKey,
  id: string,
): Promise<DocumentVersion> {
  const { store } = workspace;
  return restructure(workspace, [stemOf(given)], async (index) => {
    const key = index.check(given);
    const { bytes } = await findVersion(workspace, index, key, id);
    const path = versionPath(key, 'draft');
    const earlier = decodeFile(workspace, path, bytes);
    const published = store.read(versionPath(key, 'published'));
    const changes = changesOf(index, key, earlier.value);
    // Exactly these bytes, unless the document has another name by now.
    const content = changes.length === 0 ? bytes : encode(editText(earlier.text, changes));
    workspace.restored.add({
      at: workspace.now(),
      revision: digest(content),
      base: published?.revision ?? null,
    });
    const expected = store.read(path)?.revision ?? null;
    await workspace.commit([{ path, content, expected }]);
    const file = decodeFile(workspace, path, content);
    return checkedVersion(workspace, await workspace.fresh(), key, 'draft', file);
  });
}

async function savedVersions(
  { store }: Workspace,
  path: string,
  version: VersionName,
): Promise<Source[]> {
  const versions = await store.history(path);
  return versions.map(({ revision, at, madeAt, bytes }) => ({
    entry: {
      id: `saved:${version}:${revision}:${at}`,
      source: 'saved',
      at,
      ...(madeAt !== undefined && { savedAt: madeAt }),
      version,
      bytes,
    },
    revision,
    read: () => store.version(revision),
  }));
}

async function commits({ git }: Workspace, path: string, version: VersionName): Promise<Source[]> {
  const versions = await git.list(path);
  return versions.map(({ commit, at, bytes, subject }) => ({
    entry: {
      id: `git:${version}:${commit}`,
      source: 'git',
      at,
      version,
      bytes,
      message: subject,
    },
    read: () => git.read(commit, path),
  }));
}

async function sourcesOf(
  workspace: Workspace,
  index: DocumentIndex,
  key: DocumentKey,
): Promise<Source[]> {
  const lists = await Promise.all(
    placesOf(workspace, index, key).flatMap(({ path, version }) => [
      savedVersions(workspace, path, version),
      commits(workspace, path, version),
    ]),
  );
  const unique = new Map<string, Source>();
  for (const source of lists.flat()) {
    if (!unique.has(source.entry.id)) unique.set(source.entry.id, source);
  }
  return [...unique.values()].sort((one, other) => other.entry.at - one.entry.at);
}

async function findVersion(
  workspace: Workspace,
  index: DocumentIndex,
  key: DocumentKey,
  id: string,
) {
  const source = (await sourcesOf(workspace, index, key)).find(({ entry }) => entry.id === id);
  const bytes = (await source?.read()) ?? null;
  if (source && bytes !== null) return { entry: source.entry, bytes };
  throw new AuthoringError('not_found', `${stemOf(key)} has no earlier version '${id}'`);
}

/** The files a document has or had: under its present name, and under its earlier ones. */
function placesOf({ store }: Workspace, index: DocumentIndex, key: DocumentKey) {
  const document = index.find(key);
  const names = new Set([key.name]);
  for (const { loaded } of document?.versions.values() ?? []) {
    for (const uid of loaded?.document.previous_uids ?? []) names.add(uid);
  }
  // An earlier name may be another document's now, or one that nothing here has ever had.
  const isFree = (name: string) => {
    const other = keyOf(`${stemOf({ ...key, name })}.json`, index.folder.settings.languages);
    return other !== undefined && !index.find(other);
  };
  const own = [...names].filter((name) => name === key.name || isFree(name));
  // Releases that were published or removed, too.
  const releases = store.historyNames('releases').filter((id) => releaseId.safeParse(id).success);
  const versions = new Set([...index.sets.keys(), ...releases.map(inRelease)]);
  return own.flatMap((name) =>
    [...versions].map((version) => ({
      version,
      path: versionPath({ ...key, name }, version),
    })),
  );
}

/** An earlier version has the identity that the document has now. */
function changesOf(
  index: DocumentIndex,
  key: DocumentKey,
  value: { readonly [key: string]: Json },
): Change[] {
  const document = index.find(key);
  const now = document && mainOf(document)?.document;
  if (now === undefined) {
    if (document === undefined) refuseTaken(index, key);
    return [];
  }
  const { id, uid, previous_uids: previous = [] } = now;
  const before = { id: pathId(key), previous_uids: [], ...value };
  return withValues(before, {
    id,
    ...(typeof value['uid'] === 'string' && uid !== null && { uid }),
    previous_uids: [...previous],
  });
}

/** How a stored version came to be, beyond that it was saved. */
type Origin = Pick<HistoryEntry, 'savedAt' | 'isRestored' | 'release'>;

/** Finds how versions of a document came to be: published, alone or with a release, or restored. */
export function originOf(
  publications: readonly StoredPublication[],
  restored: ReturnType<RestoredDrafts['all']>,
  key: DocumentKey,
): (entry: HistoryEntry, revision: string | undefined) => Origin {
  const stem = stemOf(key);
  const published = new Map(
    publications.flatMap(({ at, release, documents }) =>
      documents
        .filter(({ document }) => stemOf(document) === stem)
        .map(({ after }) => [after, { at, release }] as const),
    ),
  );
  // A release that was published is not listed any more, but its name is known.
  const labels = new Map<string, string>();
  for (const { release } of publications)
    if (release) labels.set(inRelease(release.id), release.label);
  return ({ version, at }, revision) => {
    const label = labels.get(version);
    if (label !== undefined) return { release: label };
    if (revision === undefined) return {};
    const publication = version === 'published' ? published.get(revision) : undefined;
    if (publication) {
      const { release } = publication;
      return { savedAt: publication.at, ...(release && { release: release.label }) };
    }
    const restore = restored.findLast((one) => one.revision === revision && one.at <= at);
    if (version !== 'draft' || restore === undefined) return {};
    return { savedAt: restore.at, isRestored: true };
  };
}
