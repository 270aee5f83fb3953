import { basename, extname } from 'node:path/posix';
import type { MediaItem } from '../../authoring/contract/media.ts';
import { stableId } from '../../lib/digest.ts';
import { folderAddress } from '../documents/expandIds.ts';
import { describeTags } from './assetTags.ts';

/** Kinds of files in the Asset API. */
export type AssetKind = 'audio' | 'document' | 'image' | 'video';

export function assetKind({ kind, contentType }: MediaItem): AssetKind {
  if (kind === 'image') return 'image';
  if (contentType.startsWith('audio/')) return 'audio';
  return contentType.startsWith('video/') ? 'video' : 'document';
}

/** A file as the Asset API describes it, under the id that the Content API gives it. */
export function assetJson(item: MediaItem, origin: string) {
  const { name, bytes, width, height, savedAt, notes, credits, alt } = item;
  return {
    id: stableId(name),
    url: origin + folderAddress(name),
    created_at: Math.trunc(savedAt),
    last_modified: Math.trunc(savedAt),
    filename: basename(name),
    extension: extname(name).slice(1),
    size: bytes,
    kind: assetKind(item),
    ...(width !== undefined && height !== undefined && { width, height }),
    ...(notes !== undefined && { notes }),
    ...(credits !== undefined && { credits }),
    ...(alt !== undefined && { alt }),
    tags: describeTags(item),
  };
}
