import { join } from 'node:path';
import type { ContentFiles } from '../../folder/contentFiles.ts';
import { ARCHIVE_FOLDER, DRAFTS_FOLDER, SETTINGS_FILE } from '../../folder/contentFiles.ts';
import { digest } from '../../folder/digest.ts';
import type { FileStamp } from '../../folder/listFiles.ts';
import { loadContent, type LoadedFolder } from '../../folder/loadContent.ts';
import { parseJson } from '../../folder/parseJson.ts';
import { readSource, type ReadSource } from '../../folder/readSource.ts';
import type { Workspace } from './Workspace.ts';
import { readFileSync } from 'node:fs';

/** A file as a commit would leave it. */
export interface PlannedFile {
  readonly path: string;
  /** null: it would be gone. */
  readonly content: Uint8Array | null;
}

/** Loads the folder as it would be with these files, without writing any. */
export async function loadWith(
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
    files: withPlanned(folder.files, stamps),
    read,
    readText: (path) => texts.get(path) ?? readFileSync(path, 'utf8'),
    previous: folder,
  });
}

function withPlanned(
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
