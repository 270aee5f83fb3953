import { AuthoringError } from '../../store/AuthoringError.ts';
import { discard } from '../../store/copyOf.ts';
import type { ReplacedMedia, StoredMedia } from '../contract/media.ts';
import type { MediaState } from './MediaFolder.ts';
import {
  foundFile,
  foundItem,
  inLine,
  type MediaContext,
  mediaPath,
  ownName,
  revisionOf,
} from './MediaLibrary.ts';
import { placeContent } from './placeContent.ts';
import { extensionOf, FILE_TYPES, typeOfExtension } from './upload/fileTypes.ts';
import { type PreparedUpload, prepareUpload } from './upload/prepareUpload.ts';
import { readableStem, uniqueName } from './upload/readableName.ts';

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

/**
 * Replaces a file's content. An image may become one of another format: then its extension changes,
 * and the references with it. Documents follow a new size (`referenceChanges`).
 */
export async function replaceMedia(
  context: MediaContext,
  given: string,
  body: ReadableStream<Uint8Array>,
): Promise<ReplacedMedia> {
  const { store, folder, limits } = context;
  const name = await ownName(context, given);
  foundFile(context, await folder.scan(), name);
  const temporary = store.temporaryFile();
  const prepared = await prepareUpload(name, body, temporary, limits);
  try {
    checkKind(name, prepared);
    const { to, binned } = await inLine(context, async (state) => {
      const current = await revisionOf(context, name);
      const { revision, bytes, size } = prepared;
      if (current === revision) return { to: name };
      const to = newName(name, prepared, state.catalog.keys());
      const next = { temporary, revision, bytes, size, to };
      return { to, binned: await placeContent(context, state, name, current, next) };
    });
    return { ...foundItem(await folder.scan(), to), ...(binned !== undefined && { binned }) };
  } finally {
    await discard(temporary);
  }
}

function checkKind(name: string, { type }: PreparedUpload): void {
  const own = typeOfExtension(extensionOf(name));
  const isImage = own !== undefined && FILE_TYPES[own].kind === 'image';
  if (own === type || (isImage && FILE_TYPES[type].kind === 'image')) return;
  const wanted = own === undefined ? 'a file of the same type' : own.toUpperCase();
  const message = `${name} can be replaced by ${isImage ? 'another image' : wanted}, not by ${type.toUpperCase()}. Upload it as a new file`;
  throw new AuthoringError('unsupported_type', message, { at: name });
}

/** The same name, unless the extension would be that of another type. */
export function newName(
  name: string,
  { type, extension }: Pick<PreparedUpload, 'type' | 'extension'>,
  names: Iterable<string>,
): string {
  const own = extensionOf(name);
  if (typeOfExtension(own) === type) return name;
  return uniqueName(name.slice(0, -own.length - 1), extension, names);
}
