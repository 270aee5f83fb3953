import { newDocumentText } from '../../edit/applyChanges.ts';
import { equalJson, valueAt } from '../../edit/values.ts';
import type { Change, Json } from '../../edit/types.ts';
import { isRecord } from '../../json.ts';
import { composed } from '../../lib/fileNames.ts';
import type { FileChange, FolderStore } from '../../store/types.ts';
import { restoredBase } from '../workspace/draftBase.ts';
import { decodeFile, editText, encode } from '../workspace/files.ts';
import { openRestoredDrafts } from '../workspace/historyLog.ts';
import { type Edit, recrop, rectOf, type Size } from './crop.ts';
import { findReferences, type ReferringFile, renameIn } from './references.ts';

/** What happens to a file that documents refer to. */
export interface MediaChange {
  readonly name: string;
  /** Its new name; the same if only its content changes. */
  readonly to: string;
  /** Set if its content changes. */
  readonly content?: {
    readonly from: { readonly bytes: number; readonly size?: Size | undefined };
    readonly to: { readonly bytes: number; readonly size?: Size | undefined };
  };
}

type Values = Readonly<Record<string, Json>>;

/**
 * The changes of a document that follow files to their new names and contents. Sizes that the
 * document has as those of the old content become those of the new one, and crops show the same
 * part of the image: their old rectangle could be outside of it, which the image service refuses.
 */
export function referenceChanges(value: unknown, changed: readonly MediaChange[]): Change[] {
  return findReferences(value).flatMap(({ path, names }) => {
    const concerned = changed.filter(({ name }) => names.includes(composed(name)));
    const text = valueAt(value, path);
    const [change] = concerned;
    if (change === undefined || typeof text !== 'string') return [];
    const renamed = concerned.reduce((known, { name, to }) => renameIn(known, name, to), text);
    const above = path.slice(0, -1);
    const key = path.at(-1) ?? '';
    const holder = valueAt(value, above);
    const adapted = isRecord(holder) ? adaptedValues(holder, renamed, change) : {};
    const { url = renamed, ...others } = adapted;
    const next: [string | number, Json][] = [[key, url], ...Object.entries(others)];
    return next
      .filter(([name, detail]) => !equalJson(valueAt(holder, [name]), detail))
      .map(([name, detail]): Change => ({ op: 'set', path: [...above, name], value: detail }));
  });
}

function adaptedValues(
  holder: Readonly<Record<string, unknown>>,
  url: string,
  change: MediaChange,
): Values {
  const { from, to } = change.content ?? {};
  if (from === undefined || to === undefined) return {};
  const bytes = hasNumber(holder['size'], from.bytes) && { size: like(holder['size'], to.bytes) };
  if (from.size === undefined || to.size === undefined) return { ...bytes };
  const sizes = { from: from.size, to: to.size };
  return { ...bytes, ...adaptedSides(holder, sizes), ...adaptedView(holder, url, sizes) };
}

interface Sizes {
  readonly from: Size;
  readonly to: Size;
}

/** Width and height beside the address, as in links to files and in external projects. */
function adaptedSides(holder: Readonly<Record<string, unknown>>, { from, to }: Sizes): Values {
  const { width, height } = holder;
  if (!hasNumber(width, from.width) || !hasNumber(height, from.height)) return {};
  return { width: like(width, to.width), height: like(height, to.height) };
}

/** An image or thumbnail of a document. */
function adaptedView(
  { dimensions, edit }: Readonly<Record<string, unknown>>,
  url: string,
  { from, to }: Sizes,
): Values {
  const rect = rectOf(url);
  const known = readSize(dimensions);
  if (rect === undefined) {
    const isWhole = known?.width === from.width && known.height === from.height;
    return isWhole ? { dimensions: { ...to } } : {};
  }
  const view = { url, dimensions: known ?? rect, edit: readEdit(edit) };
  const next = recrop(view, from, to);
  return { url: next.url, ...(isRecord(edit) && { edit: { ...next.edit } }) };
}

function readSize(value: unknown): Size | undefined {
  const { width, height } = isRecord(value) ? value : {};
  const isSize = typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0;
  return isSize ? { width, height } : undefined;
}

function readEdit(value: unknown): Edit {
  const { x, y, zoom, background } = isRecord(value) ? value : {};
  const number = (side: unknown, fallback: number) => (typeof side === 'number' ? side : fallback);
  return {
    x: number(x, 0),
    y: number(y, 0),
    zoom: number(zoom, 1),
    background: typeof background === 'string' ? background : 'transparent',
  };
}

function hasNumber(value: unknown, expected: number): value is string | number {
  return value === expected || value === String(expected);
}

/** A number in the form of another value: links to files have texts, as in the API. */
function like(value: unknown, number: number): Json {
  return typeof value === 'string' ? String(number) : number;
}

/** Makes the changes of one file's value; none leave the file as it is. */
type ChangesOf = (value: unknown, file: string) => readonly Change[];

/** Edits every file that refers to one of the names. Only the lines of changed values change. */
export function editReferring(
  store: FolderStore,
  referring: readonly ReferringFile[],
  names: readonly string[],
  changesOf: ChangesOf,
): FileChange[] {
  const wanted = new Set(names.map(composed));
  const isConcerned = ({ references }: ReferringFile) =>
    references.some((reference) => reference.names.some((name) => wanted.has(name)));
  return referring.filter(isConcerned).flatMap(({ file }) => editFile(store, file, changesOf));
}

/** Edits one file, if there is anything to change. Throws AuthoringError (problems) if it cannot be edited. */
export function editFile(store: FolderStore, path: string, changesOf: ChangesOf): FileChange[] {
  const stored = store.read(path);
  if (stored === null) return [];
  const file = decodeFile({ shown: (name) => name }, path, stored.bytes);
  const changes = changesOf(file.value, path);
  if (changes.length === 0) return [];
  const note = restoredBase({ restored: openRestoredDrafts(store.contentDir) }, file);
  const content = encode(editText(file.text, [...changes, ...note]));
  return [{ path, content, expected: file.revision }];
}

/** The same for a file that is created if it is missing. */
export function editOrCreate(store: FolderStore, path: string, changesOf: ChangesOf): FileChange[] {
  if (store.read(path) !== null) return editFile(store, path, changesOf);
  const changes = changesOf({}, path);
  if (changes.length === 0) return [];
  return [{ path, content: encode(editText(newDocumentText({}), changes)), expected: null }];
}
