import { diffValues } from '../../edit/diffValues.ts';
import { mergeValues } from '../../edit/mergeValues.ts';
import type { Change, Json } from '../../edit/types.ts';
import { equalJson } from '../../edit/values.ts';
import { DRAFTS_FOLDER } from '../../folder/contentFiles.ts';
import { pathId } from '../../folder/documentHeader.ts';
import type { LoadedDocument } from '../../folder/loadedDocument.ts';
import { formatPath } from '../../json.ts';
import { BASE_KEY } from '../../types.ts';
import type { DocumentKey } from '../contract/documents.ts';
import type { Workspace } from './Workspace.ts';
import { versionPath } from './documentPaths.ts';
import { type EditableFile, editableFile, editText, parseText, withValues } from './files.ts';

/** The change that notes what a draft is made from. */
export const noteBase = (revision: string | null): Change => ({
  op: 'set',
  path: [BASE_KEY],
  value: revision,
});

/** The change that removes the note, for a file that is not a draft. */
export const withoutBase = (value: { readonly [key: string]: Json }): Change[] =>
  Object.hasOwn(value, BASE_KEY) ? [{ op: 'remove', path: [BASE_KEY] }] : [];

/** The note that a restored draft has nowhere in its bytes, and needs once these are others; for every other file none. */
export function restoredBase(
  { restored }: Pick<Workspace, 'restored'>,
  { path, revision }: Pick<EditableFile, 'path' | 'revision'>,
): Change[] {
  const base = path.startsWith(`${DRAFTS_FOLDER}/`) ? restored.baseOf(revision) : undefined;
  return typeof base === 'string' ? [noteBase(base)] : [];
}

/** What is public of a document: its `file` is null if that cannot be read. null: nothing is. */
export function publishedOf({ store }: Workspace, key: DocumentKey) {
  const path = versionPath(key, 'published');
  const stored = store.read(path);
  return stored && { revision: stored.revision, file: editableFile(path, stored.bytes) };
}

/** At most so many changed fields are named. */
const MAX_NAMED = 5;

/**
 * The text of a version as it is published. What was changed in the published file since the version
 * was made is merged into it; where that is not possible, the warning says what would be replaced.
 */
export async function withPublished(
  workspace: Workspace,
  key: DocumentKey,
  own: EditableFile,
): Promise<{ readonly text: string; readonly warning?: string; readonly isMerged?: boolean }> {
  const { text, mine, published, base } = await changedMeanwhile(workspace, key, own);
  if (published === null) return { text };
  const shown = workspace.shown(published.path);
  if (base === null) {
    const warning = `replaces ${shown}, which may have been changed since this version was made`;
    return { text, warning };
  }
  const { value, conflicts } = mergeValues(base, mine, published.value);
  if (conflicts.length === 0) {
    const changes = diffValues(mine, value);
    return { text: editText(text, changes), isMerged: changes.length > 0 };
  }
  const paths = [...new Set(diffValues(base, published.value).map((one) => formatPath(one.path)))];
  const rest = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
  const named = `${paths.slice(0, MAX_NAMED).join(', ')}${rest}`;
  return {
    text,
    warning: `replaces what was changed in ${shown} since this version was made: ${named}`,
  };
}

/** A version as it would be published, with what is public if that is not what the version was made from. */
export interface ChangedMeanwhile {
  readonly text: string;
  readonly mine: { readonly [key: string]: Json };
  /** null: nothing is public, it cannot be read, or nothing was changed since. */
  readonly published: EditableFile | null;
  /** What was public when the version was made; null: not known. */
  readonly base: { readonly [key: string]: Json } | null;
}

/** Finds what was published since a version was made. A file written by hand replaces what is public. */
export async function changedMeanwhile(
  workspace: Workspace,
  key: DocumentKey,
  own: EditableFile,
): Promise<ChangedMeanwhile> {
  const text = editText(own.text, withoutBase(own.value));
  const mine = parseText(text);
  const published = publishedOf(workspace, key)?.file ?? null;
  const restored = workspace.restored.baseOf(own.revision);
  const revision = restored === undefined ? own.value[BASE_KEY] : restored;
  if (published === null || revision === undefined || revision === published.revision) {
    return { text, mine, published: null, base: null };
  }
  const stored = typeof revision === 'string' ? await workspace.store.version(revision) : null;
  const base = stored && editableFile(published.path, stored);
  return { text, mine, published, base: base?.value ?? null };
}

/** Whether a version has nothing but what it was made from. */
export async function isUnchanged(
  workspace: Workspace,
  key: DocumentKey,
  own: EditableFile,
): Promise<boolean> {
  const { mine, published, base } = await changedMeanwhile(workspace, key, own);
  return equalJson(mine, published === null ? publishedOf(workspace, key)?.file?.value : base);
}

/**
 * What a version must say by itself when it takes another's place: a draft has the id and the former
 * uids of the published document with its name, whether its file contains them or not.
 */
export function identityChanges(
  value: { readonly [key: string]: Json },
  key: DocumentKey,
  loaded: LoadedDocument | undefined,
  replaced: LoadedDocument | undefined,
): Change[] {
  const id = loaded?.document.id ?? replaced?.document.id;
  const needsId = typeof value['id'] !== 'string' && id !== undefined && id !== pathId(key);
  const uid = loaded?.document.uid ?? null;
  const own = loaded?.document.previous_uids ?? [];
  const theirs = replaced?.document.previous_uids ?? [];
  const former = replaced?.document.uid;
  const all = [...own, ...theirs, ...(typeof former === 'string' ? [former] : [])];
  const previous = [...new Set(all)].filter((one) => one !== uid);
  const needsUids = uid !== null && previous.length > own.length;
  return withValues(value, {
    ...(needsId && { id }),
    ...(needsUids && { previous_uids: previous }),
  });
}
