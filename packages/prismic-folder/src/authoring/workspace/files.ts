import { applyChanges } from '../../edit/applyChanges.ts';
import { EditError } from '../../edit/applyPatches.ts';
import { readJsonText } from '../../edit/readJsonText.ts';
import type { Change, Json } from '../../edit/types.ts';
import { equalJson } from '../../edit/values.ts';
import { formatPath } from '../../json.ts';
import { digest } from '../../lib/digest.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { Workspace } from './Workspace.ts';

/** A file that can be edited. */
export interface EditableFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly revision: string;
  readonly text: string;
  readonly value: { readonly [key: string]: Json };
}

/** Reads a file for editing; null if there is none. Throws AuthoringError (problems). */
export function readFile(workspace: Workspace, path: string): EditableFile | null {
  const stored = workspace.store.read(path);
  return stored && { ...decodeFile(workspace, path, stored.bytes), revision: stored.revision };
}

/** The file with these bytes; null if it cannot be edited. */
export function editableFile(path: string, bytes: Uint8Array): EditableFile | null {
  const read = readJsonText(bytes);
  if (!read.ok) return null;
  return { path, bytes, revision: digest(bytes), text: read.text, value: read.value };
}

/** Decodes the bytes of a file. Throws AuthoringError (problems) if it cannot be edited. */
export function decodeFile(
  workspace: Pick<Workspace, 'shown'>,
  path: string,
  bytes: Uint8Array,
): EditableFile {
  const read = readJsonText(bytes);
  if (read.ok) return { path, bytes, revision: digest(bytes), text: read.text, value: read.value };
  const { reason, line } = read;
  const file = workspace.shown(path);
  const at = line === undefined ? '' : `, line ${line},`;
  throw new AuthoringError('problems', `${file}${at} cannot be edited: ${reason}`, {
    at: path,
    problems: [{ file, reason, severity: 'error', ...(line !== undefined && { line }) }],
  });
}

/** Applies changes to a text. Throws AuthoringError (invalid) if one is not possible. */
export function editText(text: string, changes: readonly Change[]): string {
  try {
    return applyChanges(text, changes);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new AuthoringError('invalid', error.message, { at: formatPath(error.path) });
  }
}

/** The changes after which a file has these values; undefined: whatever it has. */
export const withValues = (
  value: { readonly [key: string]: Json },
  wanted: Readonly<Record<string, Json | undefined>>,
): Change[] =>
  Object.entries(wanted).flatMap(([key, next]): Change[] =>
    next === undefined || equalJson(value[key], next)
      ? []
      : [{ op: 'set', path: [key], value: next }],
  );

const encoder = new TextEncoder();

export const encode = (text: string): Uint8Array => encoder.encode(text);

/** A file with a text that `editText` returned, before it is written. */
export function newFile(path: string, text: string): EditableFile {
  const bytes = encode(text);
  return { path, bytes, revision: digest(bytes), text, value: parseText(text) };
}

/** The value of a text that `editText` returned. */
export function parseText(text: string): { readonly [key: string]: Json } {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  // Cast: the text of an object in JSON.
  return JSON.parse(json) as { readonly [key: string]: Json };
}
