import { isSamePath } from '../../edit/paths.ts';
import { equalJson, valueAt } from '../../edit/values.ts';
import type { Change, Json } from '../../edit/types.ts';
import { copyOf, discard } from '../../store/copyOf.ts';
import type { FileChange } from '../../store/types.ts';
import { webmBeside } from '../../lib/mediaAddress.ts';
import type { MediaState } from './MediaFolder.ts';
import { foundFile, type MediaContext, mediaPath } from './MediaLibrary.ts';
import type { Followed } from './bin.ts';
import type { Size } from './crop.ts';
import { DETAILS_FILE, moveChanges } from './mediaDetails.ts';
import { editFile, editReferring, type MediaChange, referenceChanges } from './referenceChanges.ts';
import { uniqueName } from './upload/readableName.ts';

/** A finished file that takes the place of another one. */
export interface NewContent {
  readonly temporary: string;
  readonly revision: string;
  readonly bytes: number;
  readonly size?: Size | undefined;
  /** The name that the file has then. */
  readonly to: string;
  /** Values that documents had with this content before; they come back where nobody changed them. */
  readonly before?: readonly Followed[] | undefined;
}

/**
 * Puts another content into a file and lets what refers to it follow, in one commit. The old content
 * goes to the bin, with what followed, so that undoing it is exact. Returns its id there.
 */
export async function placeContent(
  context: MediaContext,
  state: MediaState,
  name: string,
  current: string,
  next: NewContent,
): Promise<string> {
  const { store, bin } = context;
  const { file, image } = foundFile(context, state, name);
  const { temporary, revision, bytes, size, to, before = [] } = next;
  const content = { from: { bytes: file.size, size: image }, to: { bytes, size } };
  const renamed = setAside(state, name);
  const followed: Followed[] = [];
  const follow = (value: unknown, path: string): readonly Change[] => {
    const own = referenceChanges(value, [{ name, to, content }]);
    const changes = withBefore(own, value, path, before);
    for (const change of changes) followed.push(followedBy(value, path, change));
    return [...changes, ...referenceChanges(value, renamed)];
  };
  const names = [name, ...renamed.map((one) => one.name)];
  const referring = editReferring(store, state.referring, names, follow);
  const moved: Moved[] = [];
  const binned = await bin.put({
    name,
    bytes: file.size,
    revision: current,
    replacedBy: to,
    followed,
  });
  try {
    // oxlint-disable-next-line no-await-in-loop -- one at most
    for (const one of renamed) moved.push(await moveFile(context, one.name, one.to));
    await store.commit([
      {
        path: mediaPath(to),
        content: { temporary, revision },
        expected: to === name ? current : null,
      },
      ...(to === name ? [] : [{ path: mediaPath(name), content: null, expected: current }]),
      ...moved.flatMap(({ changes }) => changes),
      ...referring,
      ...(to === name
        ? []
        : editFile(store, DETAILS_FILE, (value) => moveChanges(value, name, to))),
    ]);
    return binned;
  } catch (error) {
    await bin.drop(binned);
    throw error;
  } finally {
    await Promise.all(moved.map((one) => discard(one.temporary)));
  }
}

/** The smaller version of a replaced video would still show the old one: it gets another name. */
function setAside({ find, catalog }: MediaState, name: string): MediaChange[] {
  const webm = webmBeside(name, find);
  if (webm === undefined) return [];
  const stem = `${webm.slice(0, -'.webm'.length)}-previous`;
  return [{ name: webm, to: uniqueName(stem, 'webm', catalog.keys()) }];
}

function followedBy(value: unknown, file: string, change: Change): Followed {
  const was = valueAt(value, change.path);
  return {
    file,
    path: change.path,
    // Cast: the value of a JSON file.
    ...(was !== undefined && { was: was as Json }),
    ...(change.op === 'set' && { is: change.value }),
  };
}

/** Rounded numbers differ from those that were there first: these are set, if they are known. */
function withBefore(
  changes: readonly Change[],
  value: unknown,
  file: string,
  before: readonly Followed[],
): readonly Change[] {
  const known = before.filter(
    (one) => one.file === file && equalJson(valueAt(value, one.path), one.is),
  );
  const isKnown = ({ path }: Change) => known.some((one) => isSamePath(one.path, path));
  return [
    ...changes.filter((change) => !isKnown(change)),
    ...known.map(({ path, was }): Change =>
      was === undefined ? { op: 'remove', path } : { op: 'set', path, value: was },
    ),
  ];
}

/** A file that a commit gives another name. */
export interface Moved {
  /** Its copy, to be discarded if the commit fails. */
  readonly temporary: string;
  readonly changes: readonly FileChange[];
}

/** Prepares a file's move to another name. It is copied, because a commit replaces files by finished ones. */
export async function moveFile({ store }: MediaContext, name: string, to: string): Promise<Moved> {
  const content = await copyOf(store, mediaPath(name));
  const { temporary, revision } = content;
  return {
    temporary,
    changes: [
      { path: mediaPath(to), content, expected: null },
      { path: mediaPath(name), content: null, expected: revision },
    ],
  };
}
