import { AuthoringError } from '../../AuthoringError.ts';
import type { MediaItem } from '../../contract/media.ts';
import { DETAILS_FILE, moveChanges } from '../mediaDetails.ts';
import { editFile, editReferring } from '../references/editReferring.ts';
import { type MediaChange, referenceChanges } from '../references/referenceChanges.ts';
import { webmOf } from '../siblings.ts';
import { extensionOf, FILE_TYPES, typeOfExtension } from '../upload/fileTypes.ts';
import { prepareUpload, type PreparedUpload } from '../upload/prepareUpload.ts';
import { uniqueName } from '../upload/readableName.ts';
import { discard } from '../upload/receive.ts';
import {
  foundFile,
  foundItem,
  inLine,
  type MediaContext,
  mediaPath,
  revisionOf,
} from './MediaContext.ts';
import { type Moved, moveFile } from './moveFile.ts';

/**
 * Replaces a file's content. An image may become one of another format: then its extension changes,
 * and the references with it. Documents follow a new size (`referenceChanges`).
 */
export async function replaceMedia(
  context: MediaContext,
  name: string,
  body: ReadableStream<Uint8Array>,
): Promise<MediaItem> {
  const { store, folder, limits } = context;
  foundFile(context, await folder.scan(), name);
  const temporary = store.temporaryFile();
  const prepared = await prepareUpload(name, body, temporary, limits);
  const moved: Moved[] = [];
  try {
    checkKind(name, prepared);
    const placed = await inLine(context, async (state) => {
      const { file, image } = foundFile(context, state, name);
      const current = await revisionOf(context, name);
      const { revision, bytes, size } = prepared;
      if (current === revision) return name;
      const to = newName(name, prepared, state.catalog.keys());
      const content = { from: { bytes: file.size, size: image }, to: { bytes, size } };
      const webm = webmOf(name, state.find);
      const aside = webm === undefined ? [] : [await setAside(context, webm, state.catalog.keys())];
      moved.push(...aside);
      const changed: MediaChange[] = [{ name, to, content }];
      await store.commit([
        {
          path: mediaPath(to),
          content: { temporary, revision },
          expected: to === name ? current : null,
        },
        ...(to === name ? [] : [{ path: mediaPath(name), content: null, expected: current }]),
        ...aside.flatMap(({ changes }) => changes),
        ...editReferring(store, state.referring, [name], (value) =>
          referenceChanges(value, changed),
        ),
        ...(to === name
          ? []
          : editFile(store, DETAILS_FILE, (value) => moveChanges(value, name, to))),
      ]);
      return to;
    });
    return foundItem(await folder.scan(), placed);
  } finally {
    await Promise.all([temporary, ...moved.map((one) => one.temporary)].map(discard));
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
function newName(name: string, { type, extension }: PreparedUpload, names: Iterable<string>) {
  const own = extensionOf(name);
  if (typeOfExtension(own) === type) return name;
  return uniqueName(name.slice(0, -own.length - 1), extension, names);
}

/** The smaller version of a replaced video would still show the old one: it gets another name. */
function setAside(context: MediaContext, webm: string, names: Iterable<string>): Promise<Moved> {
  const to = uniqueName(`${webm.slice(0, -'.webm'.length)}-previous`, 'webm', names);
  return moveFile(context, webm, to);
}
