import { imageSizeOf } from '../../folder/mediaCatalog.ts';
import { formatPath } from '../../json.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { discard } from '../../store/copyOf.ts';
import { storageError } from '../../store/storageError.ts';
import type { BinnedMedia, MediaItem, MediaUse } from '../contract/media.ts';
import { type MediaState, videoOf } from './MediaFolder.ts';
import {
  foundFile,
  foundItem,
  inLine,
  type MediaContext,
  mediaPath,
  ownName,
  revisionOf,
} from './MediaLibrary.ts';
import type { BinEntry } from './bin.ts';
import { DETAILS_FILE, moveChanges, storedDetails } from './mediaDetails.ts';
import { placeContent } from './placeContent.ts';
import { editFile, editOrCreate } from './referenceChanges.ts';
import { extensionOf } from './upload/fileTypes.ts';
import { uniqueName } from './upload/readableName.ts';

/** Uses that a message names. */
const NAMED = 3;

/** Moves a file with its details into the bin. Refuses while anything refers to it. */
export async function removeMedia(
  context: MediaContext,
  given: string,
): Promise<{ binned: string }> {
  const { store, bin } = context;
  const name = await ownName(context, given);
  return inLine(context, async (state) => {
    const { file } = foundFile(context, state, name);
    const uses = state.usesOf(name);
    if (uses.length > 0) throw inUse(name, uses, videoOf(name, state.find));
    const revision = await revisionOf(context, name);
    const details = storedDetails(state.details, name);
    const binned = await bin.put({
      name,
      bytes: file.size,
      revision,
      ...(details !== undefined && { details }),
    });
    try {
      await store.commit([
        { path: mediaPath(name), content: null, expected: revision },
        ...editFile(store, DETAILS_FILE, (value) => moveChanges(value, name, undefined)),
      ]);
    } catch (error) {
      await bin.drop(binned);
      throw error;
    }
    return { binned };
  });
}

function inUse(name: string, uses: readonly MediaUse[], video: string | undefined): AuthoringError {
  const named = uses.slice(0, NAMED).map(({ file, path }) => `${file} (${formatPath(path)})`);
  const rest = uses.length > NAMED ? ` and ${uses.length - NAMED} more` : '';
  const as = video === undefined ? '' : ` as the smaller version of ${video}`;
  const message = `${name} is used${as} by ${named.join(', ')}${rest}. Remove it there first`;
  const problems = uses.map(({ file, path }) => ({
    file,
    field: formatPath(path),
    reason: `refers to ${mediaPath(name)}`,
  }));
  return new AuthoringError('in_use', message, { at: name, problems });
}

/**
 * Brings a file or a content back from the bin. A deleted file has its name again, or a free one like
 * it; a content goes where it was, also if its file has another name now.
 */
export async function restoreMedia(context: MediaContext, id: string): Promise<MediaItem> {
  const { store, folder, bin } = context;
  const entry = await bin.read(id);
  const temporary = store.temporaryFile();
  try {
    await bin.copyTo(id, temporary);
  } catch (error) {
    await discard(temporary);
    throw storageError(error, mediaPath(entry.name), 'written');
  }
  try {
    const placed = await inLine(context, (state) => {
      const target = entry.replacedBy;
      const isThere = target !== undefined && state.catalog.has(target);
      return isThere
        ? putBack(context, state, target, { entry, temporary })
        : addAgain(context, state, { entry, temporary });
    });
    await bin.drop(id);
    return foundItem(await folder.scan(), placed);
  } finally {
    await discard(temporary);
  }
}

interface Restored {
  readonly entry: BinEntry;
  readonly temporary: string;
}

async function putBack(
  context: MediaContext,
  state: MediaState,
  target: string,
  { entry, temporary }: Restored,
): Promise<string> {
  const current = await revisionOf(context, target);
  const { name, revision, bytes, followed } = entry;
  if (current === revision) return target;
  const isFree = state.find(name) === undefined || name === target;
  const to = isFree ? name : freeName(target, name, state);
  const size = await imageSizeOf(temporary, name);
  const next = { temporary, revision, bytes, size, to, before: followed };
  await placeContent(context, state, target, current, next);
  return to;
}

async function addAgain(
  { store }: MediaContext,
  state: MediaState,
  { entry, temporary }: Restored,
): Promise<string> {
  const { name, revision, details } = entry;
  const to = state.find(name) === undefined ? name : freeName(name, name, state);
  await store.commit([
    { path: mediaPath(to), content: { temporary, revision }, expected: null },
    ...editOrCreate(store, DETAILS_FILE, () =>
      details === undefined ? [] : [{ op: 'set', path: [to], value: details }],
    ),
  ]);
  return to;
}

/** A free name like one, with the extension of another. */
function freeName(like: string, from: string, { catalog }: MediaState): string {
  const stem = like.slice(0, -extensionOf(like).length - 1);
  return uniqueName(stem, extensionOf(from), catalog.keys());
}

/** What can be brought back, the last one first. */
export async function listBin({ bin }: MediaContext): Promise<BinnedMedia[]> {
  const entries = await bin.list();
  return entries.map(({ id, name, bytes, at, replacedBy }) => ({
    id,
    name,
    bytes,
    at,
    ...(replacedBy !== undefined && { replacedBy }),
  }));
}
