import { contentType } from '../../api/serve/contentType.ts';
import { type MediaCatalog, readMedia } from '../../folder/mediaCatalog.ts';
import { parseJson } from '../../folder/parseJson.ts';
import { memoize } from '../../json.ts';
import type { FolderStore } from '../../store/types.ts';
import type { MediaItem, MediaUse } from '../contract/media.ts';
import { DETAILS_FILE, detailsOf } from './mediaDetails.ts';
import { documentOf } from './references/documentOf.ts';
import { createReferenceIndex, type ReferringFile } from './references/ReferenceIndex.ts';
import { type FindName, videoOf } from './siblings.ts';
import { sameName } from './upload/readableName.ts';

/** The media of a content folder and what refers to them, at one moment. */
export interface MediaState {
  readonly catalog: MediaCatalog;
  readonly referring: readonly ReferringFile[];
  /** Value of `media.json`; undefined if there is none or it is not JSON. */
  readonly details: unknown;
  readonly find: FindName;
  /** Where a file is used, also through the video whose smaller version it is. */
  usesOf(name: string): readonly MediaUse[];
  /** undefined if there is no such file. */
  item(name: string): MediaItem | undefined;
}

/** Reads the media of a folder; only files that changed since the last time are read again. */
export interface MediaFolder {
  scan(): Promise<MediaState>;
}

export function createMediaFolder(store: FolderStore): MediaFolder {
  const index = createReferenceIndex(store.contentDir);
  let catalog: MediaCatalog | undefined;
  return {
    async scan() {
      const { media, referring } = index.scan();
      const read = await readMedia(media, catalog);
      catalog = read;
      return stateOf(read, referring, readDetails(store));
    },
  };
}

const usesByName = memoize((referring: readonly ReferringFile[]) => {
  const uses = new Map<string, MediaUse[]>();
  for (const { file, references } of referring) {
    const place = { file, ...documentOf(file) };
    for (const { path, names } of references) {
      for (const name of names) {
        const known = uses.get(name) ?? [];
        known.push({ ...place, path: [...path] });
        uses.set(name, known);
      }
    }
  }
  return uses;
});

function stateOf(
  catalog: MediaCatalog,
  referring: readonly ReferringFile[],
  details: unknown,
): MediaState {
  const uses = usesByName(referring);
  const names = new Map([...catalog.keys()].map((name) => [sameName(name), name]));
  const find = (name: string) => names.get(sameName(name));
  const usesOf = (name: string) => {
    const video = videoOf(name, find);
    const own = uses.get(name) ?? [];
    return video === undefined ? own : [...own, ...(uses.get(video) ?? [])];
  };
  return {
    catalog,
    referring,
    details,
    find,
    usesOf,
    item(name) {
      const found = catalog.get(name);
      if (found === undefined) return undefined;
      const { file, kind, image } = found;
      return {
        name,
        kind,
        contentType: contentType(name),
        bytes: file.size,
        ...image,
        savedAt: file.modified,
        ...detailsOf(details, name),
        uses: usesOf(name).length,
      };
    },
  };
}

function readDetails(store: FolderStore): unknown {
  const file = store.read(DETAILS_FILE);
  if (file === null) return undefined;
  const parsed = parseJson(Buffer.from(file.bytes).toString('utf8'));
  return parsed.ok ? parsed.value : undefined;
}
