import { pathId } from '../../folder/documentHeader.ts';
import { ASIDE } from '../../types.ts';
import type { DocumentKey, VersionName } from '../contract/documents.ts';
import type { RemovedDocument } from '../contract/publishing.ts';
import { setNames } from '../sets/setFiles.ts';
import { checkFile } from '../workspace/checkDocument.ts';
import type { DocumentIndex } from '../workspace/documentIndex.ts';
import { readVersionPath, stemOf } from '../workspace/documentPaths.ts';
import { decodeFile } from '../workspace/files.ts';
import { titleIn } from '../workspace/summary.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** So many are listed; earlier ones are found by their address. */
const MAX = 200;

interface Stored {
  readonly key: DocumentKey;
  readonly version: VersionName;
  readonly path: string;
  readonly at: number;
}

/** Documents that no longer exist and whose versions are stored, the last removed first. */
export async function listRemoved(workspace: Workspace): Promise<RemovedDocument[]> {
  const index = await workspace.fresh();
  const ids = new Set(
    [...index.documents.values()].flatMap(({ versions }) =>
      [...versions.values()].flatMap(({ loaded }) => loaded?.document.id ?? []),
    ),
  );
  const newest = (await findStored(workspace, index)).toSorted((one, other) => other.at - one.at);
  const sets = setNames(workspace);
  const removed: RemovedDocument[] = [];
  for (const stored of newest) {
    if (removed.length === MAX) break;
    // oxlint-disable-next-line no-await-in-loop -- the last ones only, which may be few of many
    const found = await readRemoved(workspace, index, stored, ids, sets);
    if (found !== null) removed.push(found);
  }
  return removed;
}

/** The last version of every document that has no file. */
async function findStored({ store }: Workspace, index: DocumentIndex): Promise<Stored[]> {
  const { languages } = index.folder.settings;
  const last = new Map<string, Stored>();
  for (const path of store.historyPaths()) {
    const place = readVersionPath(path, languages);
    if (place === undefined || index.find(place.key)) continue;
    // oxlint-disable-next-line no-await-in-loop
    const [newest] = await store.history(path);
    const stem = stemOf(place.key);
    if (newest === undefined || (last.get(stem)?.at ?? 0) >= newest.at) continue;
    last.set(stem, { ...place, path, at: newest.at });
  }
  return [...last.values()];
}

/** null: the document has another name, its last version cannot be read, or is in one of the sets moved aside. */
async function readRemoved(
  workspace: Workspace,
  index: DocumentIndex,
  { key, version, path, at }: Stored,
  ids: ReadonlySet<string>,
  sets: readonly string[],
): Promise<RemovedDocument | null> {
  const { store } = workspace;
  const [newest] = await store.history(path);
  const isAside = (set: string) => {
    try {
      return store.read(`${ASIDE}/${set}/${path}`)?.revision === newest?.revision;
    } catch {
      // A folder has its name, or it cannot be read: the set does not have this version.
      return false;
    }
  };
  const bytes = newest && (await store.version(newest.revision));
  if (!bytes) return null;
  try {
    if (sets.some(isAside)) return null;
    const file = decodeFile(workspace, path, bytes);
    if (ids.has(String(file.value['id'] ?? pathId(key)))) return null;
    const checked = checkFile(workspace, index, { key, version }, file);
    const title = titleIn(index, { key, versions: new Map([[version, checked]]) });
    return { ...key, title, removedAt: at };
  } catch {
    return { ...key, title: key.name, removedAt: at };
  }
}
