import { join, sep } from 'node:path';
import { DRAFTS_ID } from '../types.ts';
import {
  type FileStamp,
  type LeftOut,
  listFiles,
  listFolders,
  lookAt,
  unreadFolder,
} from '../lib/listFiles.ts';

/** The files of one release or of the drafts: documents, and other files, which are never read. */
export interface ReleaseFiles {
  readonly id: string;
  /** `name` is the path below its `documents`. */
  readonly documents: readonly FileStamp[];
  readonly strays: readonly FileStamp[];
}

/** Every file of a content folder that the repository reads. */
export interface ContentFiles {
  readonly settings: FileStamp | undefined;
  /** `name` is the path below `documents`. */
  readonly documents: readonly FileStamp[];
  readonly releases: readonly ReleaseFiles[];
  readonly drafts: ReleaseFiles;
  /** Documents taken off the site: never served. `name` is the path below `archive/documents`. */
  readonly archive: readonly FileStamp[];
  /** `name` is the path below `media`. */
  readonly media: readonly FileStamp[];
  /** What could not be read, or is not read. */
  readonly leftOut: readonly LeftOut[];
}

export const SETTINGS_FILE = 'repository.json';
export const DRAFTS_FOLDER = 'drafts';
export const ARCHIVE_FOLDER = 'archive';

const NOTHING: ContentFiles = {
  settings: undefined,
  documents: [],
  releases: [],
  drafts: { id: DRAFTS_ID, documents: [], strays: [] },
  archive: [],
  media: [],
  leftOut: [],
};

/** Lists what the repository reads; never fails, see `listFiles`. */
export async function listContentFiles(contentDir: string): Promise<ContentFiles> {
  const unread = unreadFolder(contentDir);
  // Each folder in it would fail for the same reason.
  if (unread !== undefined) return { ...NOTHING, leftOut: [unread] };
  const leftOut: LeftOut[] = [];
  const list = async (...folder: string[]) => {
    const found = await listFiles(join(contentDir, ...folder));
    leftOut.push(...found.leftOut);
    return found.files;
  };
  const settings = lookAt(join(contentDir, SETTINGS_FILE), SETTINGS_FILE);
  if (settings !== undefined && !('stamp' in settings)) leftOut.push(settings);
  const documents = await list('documents');
  const found = listFolders(join(contentDir, 'releases'));
  leftOut.push(...found.leftOut);
  const releases: ReleaseFiles[] = [];
  for (const id of found.names) {
    // oxlint-disable-next-line no-await-in-loop
    const release = releaseOf(id, await list('releases', id));
    const isLeftOut = leftOut.at(-1)?.path === join(contentDir, 'releases', id);
    if (!isLeftOut) releases.push(release);
  }
  return {
    settings: settings !== undefined && 'stamp' in settings ? settings : undefined,
    documents,
    releases,
    drafts: releaseOf(DRAFTS_ID, await list(DRAFTS_FOLDER)),
    archive: await list(ARCHIVE_FOLDER, 'documents'),
    media: await list('media'),
    leftOut,
  };
}

/** All of them, in one order. */
export function allFiles(content: ContentFiles): FileStamp[] {
  const { settings, documents, releases, drafts, archive, media } = content;
  return [
    ...(settings ? [settings] : []),
    ...documents,
    ...[...releases, drafts].flatMap((folder) => [...folder.documents, ...folder.strays]),
    ...archive,
    ...media,
  ];
}

const DOCUMENTS = 'documents/';

function releaseOf(id: string, files: readonly FileStamp[]): ReleaseFiles {
  return {
    id,
    documents: files.flatMap((file) =>
      file.name.startsWith(DOCUMENTS) ? [{ ...file, name: file.name.slice(DOCUMENTS.length) }] : [],
    ),
    strays: files.filter(({ name }) => !name.startsWith(DOCUMENTS)),
  };
}

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
    const written = new Map(changed.map(({ name, stamp }) => [name, stamp && { ...stamp, name }]));
    const names = new Set(known.map(({ name }) => name));
    const files = known.flatMap((file) => {
      const now = written.get(file.name);
      return now === undefined ? file : (now ?? []);
    });
    const added = [...written].flatMap(([name, now]) => (now && !names.has(name) ? now : []));
    return added.length === 0 ? files : [...files, ...added].sort(byName);
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
