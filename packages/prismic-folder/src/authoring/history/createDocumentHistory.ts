import type { Change, Json } from '../../edit/types.ts';
import { pathId } from '../../folder/documentHeader.ts';
import type { AuthoringHistory } from '../Authoring.ts';
import { AuthoringError } from '../AuthoringError.ts';
import type { DocumentKey, VersionName } from '../contract/documents.ts';
import type { HistoryEntry } from '../contract/publishing.ts';
import { checkFile } from '../documents/checkDocument.ts';
import { refuseTaken } from '../documents/claims.ts';
import { type DocumentIndex, mainVersion } from '../documents/documentIndex.ts';
import { stemOf, versionPath } from '../documents/documentPaths.ts';
import { noteBase, withoutBase } from '../documents/draftBase.ts';
import { asContractJson, decodeFile, editText, encode } from '../documents/files.ts';
import { versionOf } from '../documents/versionOf.ts';
import { STRUCTURE, type Workspace } from '../documents/Workspace.ts';
import type { GitVersions } from './gitVersions.ts';

/** An entry with what its bytes are read by. */
interface Source {
  readonly entry: HistoryEntry;
  read(): Promise<Uint8Array | null>;
}

/** Earlier versions of documents: what the store replaced, and commits. A restore makes a draft. */
export function createDocumentHistory(workspace: Workspace, git: GitVersions): AuthoringHistory {
  const { store } = workspace;

  const savedVersions = async (path: string, version: VersionName): Promise<Source[]> => {
    const versions = await store.history(path);
    return versions.map(({ revision, at, bytes }) => ({
      entry: { id: `saved:${version}:${revision}`, source: 'saved', at, version, bytes },
      read: () => store.version(path, revision),
    }));
  };
  const commits = async (path: string, version: VersionName): Promise<Source[]> => {
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
  };
  const sourcesOf = async (index: DocumentIndex, key: DocumentKey): Promise<Source[]> => {
    const places = placesOf(index, key);
    const lists = await Promise.all(
      places.flatMap(({ path, version }) => [savedVersions(path, version), commits(path, version)]),
    );
    const unique = new Map<string, Source>();
    for (const source of lists.flat()) {
      if (!unique.has(source.entry.id)) unique.set(source.entry.id, source);
    }
    return [...unique.values()].sort((one, other) => other.entry.at - one.entry.at);
  };
  const find = async (index: DocumentIndex, key: DocumentKey, id: string) => {
    const source = (await sourcesOf(index, key)).find(({ entry }) => entry.id === id);
    const bytes = (await source?.read()) ?? null;
    if (source && bytes !== null) return { entry: source.entry, bytes };
    throw new AuthoringError('not_found', `${stemOf(key)} has no earlier version '${id}'`);
  };

  return {
    async list(given) {
      const index = await workspace.latest();
      const sources = await sourcesOf(index, index.check(given));
      return sources.map(({ entry }) => entry);
    },
    async read(given, id) {
      const index = await workspace.latest();
      const key = index.check(given);
      const { entry, bytes } = await find(index, key, id);
      const { value } = decodeFile(workspace, versionPath(key, 'draft'), bytes);
      return { ...entry, json: asContractJson(value) };
    },
    restore(given, id) {
      return workspace.transaction([STRUCTURE, stemOf(given)], async () => {
        const index = await workspace.fresh();
        const key = index.check(given);
        const { bytes } = await find(index, key, id);
        const path = versionPath(key, 'draft');
        const earlier = decodeFile(workspace, path, bytes);
        const published = store.read(versionPath(key, 'published'));
        const text = editText(earlier.text, [
          ...withoutBase(earlier.value),
          ...changesOf(index, key, earlier.value),
          ...(published === null ? [] : [noteBase(published.revision)]),
        ]);
        const content = encode(text);
        const expected = store.read(path)?.revision ?? null;
        await workspace.commit([{ path, content, expected }]);
        const after = await workspace.fresh();
        const file = decodeFile(workspace, path, content);
        const checked = checkFile(workspace, after, { key, version: 'draft' }, file);
        return versionOf(after, key, 'draft', file, checked);
      });
    },
  };
}

/** The files a document has or had: under its present name, and under its earlier ones. */
function placesOf(index: DocumentIndex, key: DocumentKey) {
  const document = index.find(key);
  const names = new Set([key.name]);
  for (const { loaded } of document?.versions.values() ?? []) {
    for (const uid of loaded?.document.previous_uids ?? []) names.add(uid);
  }
  // An earlier name may be another document's now.
  const own = [...names].filter((name) => name === key.name || !index.find({ ...key, name }));
  return own.flatMap((name) =>
    [...index.sets.keys()].map((version) => ({
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
  const now = document?.versions.get(mainVersion(document))?.loaded?.document;
  if (now === undefined) {
    if (document === undefined) refuseTaken(index, key);
    return [];
  }
  const id = value['id'] ?? pathId(key);
  const previous = now.previous_uids ?? [];
  const isSame = JSON.stringify(value['previous_uids'] ?? []) === JSON.stringify(previous);
  return [
    ...(id === now.id ? [] : [{ op: 'set', path: ['id'], value: now.id } as const]),
    ...(typeof value['uid'] === 'string' && value['uid'] !== now.uid && now.uid !== null
      ? [{ op: 'set', path: ['uid'], value: now.uid } as const]
      : []),
    ...(isSame ? [] : [{ op: 'set', path: ['previous_uids'], value: [...previous] } as const]),
  ];
}
