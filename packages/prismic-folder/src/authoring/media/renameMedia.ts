import { composed } from '../../lib/fileNames.ts';
import { webmBeside } from '../../lib/mediaAddress.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { discard } from '../../store/copyOf.ts';
import { type MediaDetails, type MediaItem, mediaName } from '../contract/media.ts';
import { type MediaState, videoOf } from './MediaFolder.ts';
import { foundFile, foundItem, inLine, type MediaContext, ownName } from './MediaLibrary.ts';
import { describeChanges, DETAILS_FILE, moveChanges } from './mediaDetails.ts';
import { type Moved, moveFile } from './placeContent.ts';
import { editFile, editOrCreate, editReferring, referenceChanges } from './referenceChanges.ts';
import { extensionOf, FILE_TYPES, typeOfExtension } from './upload/fileTypes.ts';

/** Renames a file, all references to it, its details, and the smaller version of a video. */
export async function renameMedia(
  context: MediaContext,
  given: string,
  wanted: string,
): Promise<MediaItem> {
  const { store, folder } = context;
  const name = await ownName(context, given);
  const to = composed(wanted);
  checkName(name, to);
  const moved: Moved[] = [];
  try {
    await inLine(context, async (state) => {
      foundFile(context, state, name);
      if (name === to) return;
      checkVideo(state, name);
      const webm = webmBeside(name, state.find);
      const smaller = webm === undefined ? [] : [[webm, webmName(to)]];
      // Its own name fits another extension of the video, too.
      const pairs = [[name, to], ...smaller].filter(([from, target]) => from !== target);
      for (const [from = '', target = ''] of pairs) {
        checkFree(state, from, target);
        // One after the other, so that a failure leaves no copy that is not known.
        // oxlint-disable-next-line no-await-in-loop
        moved.push(await moveFile(context, from, target));
      }
      const renamed = pairs.map(([from = '', target = '']) => ({ name: from, to: target }));
      const names = renamed.map((one) => one.name);
      await store.commit([
        ...moved.slice(-pairs.length).flatMap(({ changes }) => changes),
        ...editReferring(store, state.referring, names, (value) =>
          referenceChanges(value, renamed),
        ),
        ...editFile(store, DETAILS_FILE, (value) =>
          renamed.flatMap((one) => moveChanges(value, one.name, one.to)),
        ),
      ]);
    });
    return foundItem(await folder.scan(), to);
  } finally {
    await Promise.all(moved.map(({ temporary }) => discard(temporary)));
  }
}

function checkName(name: string, to: string): void {
  const shown = JSON.stringify(to.slice(0, 300));
  if (!mediaName.safeParse(to).success) {
    const message = `${shown} is not a name of a file below content/media`;
    throw new AuthoringError('invalid', message, { at: 'to' });
  }
  const own = extensionOf(name);
  const type = typeOfExtension(own);
  const allowed = type === undefined ? [own] : FILE_TYPES[type].extensions;
  if (allowed.includes(extensionOf(to))) return;
  const message = `${shown} must end in ${allowed.map((one) => `.${one}`).join(' or ')}, because the content stays the same`;
  throw new AuthoringError('invalid', message, { at: 'to' });
}

/** The site finds a smaller version by the name of its video. */
function checkVideo({ find }: MediaState, name: string): void {
  const video = videoOf(name, find);
  if (video === undefined) return;
  const message = `${name} is the smaller version of ${video}. Rename that file: both get the new name`;
  throw new AuthoringError('in_use', message, { at: name });
}

function checkFree({ find }: MediaState, name: string, to: string): void {
  const taken = find(to);
  if (taken === undefined || taken === name) return;
  throw new AuthoringError('exists', `content/media/${taken} exists already`, { at: 'to' });
}

function webmName(name: string): string {
  return `${name.slice(0, -extensionOf(name).length - 1)}.webm`;
}

/** Sets texts and the focal point of a file; only their lines of `media.json` change. */
export async function describeMedia(
  context: MediaContext,
  given: string,
  details: MediaDetails,
): Promise<MediaItem> {
  const { store, folder } = context;
  const name = await ownName(context, given);
  await inLine(context, async (state) => {
    foundItem(state, name);
    const changes = editOrCreate(store, DETAILS_FILE, (value) =>
      describeChanges(value, name, details),
    );
    if (changes.length > 0) await store.commit(changes);
  });
  return foundItem(await folder.scan(), name);
}
