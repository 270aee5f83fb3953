import type { MediaItem } from '../../authoring/contract/media.ts';
import { describeMedia } from '../../authoring/media/renameMedia.ts';
import type { MediaContext } from '../../authoring/media/MediaLibrary.ts';
import { uploadMedia } from '../../authoring/media/uploadMedia.ts';
import { must } from '../refusal.ts';
import { formParts, partText } from './formParts.ts';

/** Prismic's limit for each text of a file. */
const MAX_TEXT = 500;

/**
 * `POST /assets`: stores the file of a form while it arrives, then the texts about it. A file whose
 * texts are refused stays, because it may be one that was there before: a file is stored once.
 */
export async function uploadAsset(media: MediaContext, request: Request): Promise<MediaItem> {
  let stored: MediaItem | undefined;
  const texts: Record<string, string> = {};
  for await (const part of formParts(request)) {
    const { name, filename, body } = part;
    if (name === 'file') {
      must(stored === undefined, 'one file a request is expected');
      must(filename !== undefined && filename !== '', 'the file has no name');
      stored = await uploadMedia(media, filename, body);
    } else {
      const isText = name === 'notes' || name === 'credits' || name === 'alt';
      const shown = JSON.stringify(name.slice(0, 50));
      must(isText, `unknown part ${shown}: file, notes, credits and alt are known`);
      texts[name] = await partText(part, MAX_TEXT);
    }
  }
  must(stored !== undefined, 'the part file is missing');
  return Object.keys(texts).length === 0 ? stored : describeMedia(media, stored.name, texts);
}
