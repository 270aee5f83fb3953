import type { Folder, FolderMedia } from '../folder/loadFolder.ts';
import type { Asset } from '../hosted/assetApi.ts';
import type { SyncRecord } from '../record/syncRecord.ts';

export interface MediaPlan {
  /** Files to upload; one of several with the same content. */
  readonly uploads: readonly FolderMedia[];
  /** Assets that exist already, by digest. */
  readonly there: ReadonlyMap<string, Asset>;
  /** Files that no document uses; they are not uploaded. */
  readonly unused: readonly string[];
}

/** Finds which of the documents' files are in the hosted media library, by digest. */
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
