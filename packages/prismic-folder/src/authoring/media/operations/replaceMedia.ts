import { AuthoringError } from '../../../store/AuthoringError.ts';
import type { ReplacedMedia } from '../../contract/media.ts';
import { extensionOf, FILE_TYPES, typeOfExtension } from '../upload/fileTypes.ts';
import { prepareUpload, type PreparedUpload } from '../upload/prepareUpload.ts';
import { uniqueName } from '../upload/readableName.ts';
import { discard } from '../upload/receive.ts';
import {
  foundFile,
  foundItem,
  inLine,
  type MediaContext,
  ownName,
  revisionOf,
} from './MediaContext.ts';
import { placeContent } from './placeContent.ts';

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
