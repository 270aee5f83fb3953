import { sep } from 'node:path';
import { ARCHIVE_FOLDER, type ContentFiles, DRAFTS_FOLDER, SETTINGS_FILE } from './contentFiles.ts';
import type { FileStamp } from './listFiles.ts';

/** The listing of a folder after these files were written, or deleted (null). */
export function withFiles(
  files: ContentFiles,
  planned: ReadonlyMap<string, FileStamp | null>,
): ContentFiles {
  const within = (folder: string, known: readonly FileStamp[]): readonly FileStamp[] => {
    const changed = [...planned].flatMap(([path, stamp]) =>
      path.startsWith(`${folder}/`) ? [{ name: path.slice(folder.length + 1), stamp }] : [],
    );
    if (changed.length === 0) return known;
    const names = new Set(changed.map(({ name }) => name));
    const added = changed.flatMap(({ name, stamp }) => (stamp ? [{ ...stamp, name }] : []));
    return [...known.filter(({ name }) => !names.has(name)), ...added].sort(byName);
  };
  const settings = planned.get(SETTINGS_FILE);
  const ids = new Set(files.releases.map(({ id }) => id));
  for (const path of planned.keys()) {
    const id = /^releases\/([^/]+)\/documents\//.exec(path)?.[1];
    if (id !== undefined) ids.add(id);
  }
  return {
    ...files,
    settings: settings === undefined ? files.settings : (settings ?? undefined),
    documents: within('documents', files.documents),
    drafts: {
      ...files.drafts,
      documents: within(`${DRAFTS_FOLDER}/documents`, files.drafts.documents),
    },
    media: within('media', files.media),
    archive: within(`${ARCHIVE_FOLDER}/documents`, files.archive),
    releases: [...ids].sort().flatMap((id) => {
      const known = files.releases.find((one) => one.id === id);
      const documents = within(`releases/${id}/documents`, known?.documents ?? []);
      const strays = known?.strays ?? [];
      // A release whose last document leaves is removed with its folder.
      return documents.length + strays.length === 0 && known?.documents.length !== 0
        ? []
        : [{ id, strays, documents }];
    }),
  };
}

/**
 * A listing with the files that an earlier one found, where a file or its folder cannot be looked at any more.
 * What can be looked at and is not there was deleted.
 */
export function withUnread(files: ContentFiles, before: ContentFiles): ContentFiles {
  const unread = new Set(files.leftOut.flatMap((one) => (one.isHarmless ? [] : [one.path])));
  if (unread.size === 0) return files;
  const kept = new Set<string>();
  /** What cannot be looked at: the file itself, or a folder it is in. */
  const within = (path: string) => {
    for (let place = path; place !== ''; place = place.slice(0, place.lastIndexOf(sep))) {
      if (unread.has(place)) return place;
    }
    return undefined;
  };
  const join = (now: readonly FileStamp[], earlier: readonly FileStamp[]) => {
    const known = new Set(now.map(({ path }) => path));
    const added = earlier.filter(({ path }) => {
      const place = within(path);
      if (place === undefined || known.has(path)) return false;
      kept.add(place);
      return true;
    });
    return added.length === 0 ? now : [...now, ...added].sort(byName);
  };
  const [settings] = join(listed(files.settings), listed(before.settings));
  const releases = new Map(files.releases.map((release) => [release.id, release]));
  for (const { id, documents } of before.releases) {
    const { strays = [], documents: now = [] } = releases.get(id) ?? {};
    const found = join(now, documents);
    if (found.length > 0) releases.set(id, { id, strays, documents: found });
  }
  return {
    settings,
    documents: join(files.documents, before.documents),
    drafts: {
      ...files.drafts,
      documents: join(files.drafts.documents, before.drafts.documents),
    },
    releases: [...releases.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    archive: join(files.archive, before.archive),
    media: join(files.media, before.media),
    leftOut: files.leftOut.map((one) => (kept.has(one.path) ? { ...one, isKept: true } : one)),
  };
}

const listed = (file: FileStamp | undefined) => (file ? [file] : []);

/** The order in which a folder is listed, which decides between documents that collide. */
function byName(one: FileStamp, other: FileStamp): number {
  const [names, others] = [one.name.split('/'), other.name.split('/')];
  for (const [at, name] of names.entries()) {
    const against = others[at];
    if (against === undefined) return 1;
    if (name !== against) return name < against ? -1 : 1;
  }
  return -1;
}
