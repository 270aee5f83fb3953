import type { Folder, FolderMedia } from '../folder/loadFolder.ts';
import type { Asset } from '../hosted/assetApi.ts';
import type { SyncRecord } from '../record/syncRecord.ts';

export interface MediaPlan {
  /** One file of each content that is not there yet. */
  readonly uploads: readonly FolderMedia[];
  /** Files that are there: their content by digest. */
  readonly there: ReadonlyMap<string, Asset>;
  /** Files no document names; they stay where they are. */
  readonly unused: readonly string[];
}

/** Finds which of the files that documents use are in the hosted media library, by content. */
export function planMedia(
  folder: Folder,
  used: ReadonlySet<string>,
  library: readonly Asset[],
  record: SyncRecord,
): MediaPlan {
  const byId = new Map(library.map((asset) => [asset.id, asset]));
  const byDigest = new Map(
    library.flatMap((asset) => (asset.digest ? [[asset.digest, asset]] : [])),
  );
  const there = new Map<string, Asset>();
  const uploads = new Map<string, FolderMedia>();
  const unused: string[] = [];
  for (const media of folder.media.values()) {
    const { digest, name } = media;
    if (!used.has(name)) {
      unused.push(name);
      continue;
    }
    const asset = byId.get(record.asset(digest)?.id ?? '') ?? byDigest.get(digest);
    if (asset !== undefined) there.set(digest, asset);
    else if (!uploads.has(digest)) uploads.set(digest, media);
  }
  return { uploads: [...uploads.values()], there, unused };
}
