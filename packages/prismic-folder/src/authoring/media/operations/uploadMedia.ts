import type { StoredMedia } from '../../contract/media.ts';
import type { MediaState } from '../MediaFolder.ts';
import { extensionOf, FILE_TYPES, typeOfExtension } from '../upload/fileTypes.ts';
import { prepareUpload, type PreparedUpload } from '../upload/prepareUpload.ts';
import { readableStem, uniqueName } from '../upload/readableName.ts';
import { discard } from '../upload/receive.ts';
import { foundItem, inLine, type MediaContext, mediaPath } from './MediaContext.ts';

/** Stores a new file under a readable name; if it is there already, that file is returned. */
export async function uploadMedia(
  context: MediaContext,
  name: string,
  body: ReadableStream<Uint8Array>,
): Promise<StoredMedia> {
  const { store, folder, limits } = context;
  const temporary = store.temporaryFile();
  const prepared = await prepareUpload(name, body, temporary, limits);
  try {
    const { name: placed, ...known } = await inLine(context, async (state) => {
      const same = await sameFile(context, state, prepared);
      if (same !== undefined) return { name: same, isKnown: true };
      const { revision, extension, type } = prepared;
      const stem = readableStem(name, FILE_TYPES[type].kind);
      const unique = uniqueName(stem, extension, state.catalog.keys());
      await store.commit([
        { path: mediaPath(unique), content: { temporary, revision }, expected: null },
      ]);
      return { name: unique };
    });
    return { ...foundItem(await folder.scan(), placed), ...known };
  } finally {
    await discard(temporary);
  }
}

/** The file with the same content and an extension of its type. */
async function sameFile(
  { store }: MediaContext,
  { catalog }: MediaState,
  { bytes, revision, type }: PreparedUpload,
): Promise<string | undefined> {
  const candidates = [...catalog].filter(
    ([name, { file }]) => file.size === bytes && typeOfExtension(extensionOf(name)) === type,
  );
  for (const [name] of candidates) {
    // Files of exactly this size are rarely more than one.
    // oxlint-disable-next-line no-await-in-loop
    if ((await store.revision(mediaPath(name))) === revision) return name;
  }
  return undefined;
}
