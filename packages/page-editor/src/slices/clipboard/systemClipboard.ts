import { isRecord, type Json } from 'prismic-folder/edit';
import { copiedText } from '../../kit/copyText.ts';
import { remember, remembered } from '../../kit/remembered.ts';
import type { SliceJson } from '../../model/sliceAt.ts';

const STORAGE_KEY = 'editor-copied-slices';

/** Puts a text into the system's clipboard, else into this browser's storage; false if neither takes it. */
export async function putText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    forgetText();
    return true;
  } catch {
    return remember(STORAGE_KEY, text);
  }
}

/** The text of the system's clipboard, else what was kept in its place; null if the browser gives neither. */
export async function takeText(): Promise<string | null> {
  return keptText() ?? (await copiedText());
}

/** What was copied while the clipboard refused it. */
export const keptText = (): string | null => remembered(STORAGE_KEY);

/** To be called when the clipboard has something newer. */
export const forgetText = (): void => void remember(STORAGE_KEY, null);

/** Longer texts are no slices: the API takes no larger document. */
const MAX_LENGTH = 8_000_000;

/** Slices as the text that is copied: what the file has, so that it can be pasted there, too. */
export function writeSlices(slices: readonly Json[]): string {
  return JSON.stringify(slices.length === 1 ? slices[0] : slices, null, 2);
}

/** The slices that a text has, one or a list of them; null if it is anything else. */
export function readSlices(text: string): readonly SliceJson[] | null {
  if (text.length > MAX_LENGTH || !/^\s*[[{]/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.length > 0 && list.every(isSlice) ? list : null;
  } catch {
    return null;
  }
}

const isSlice = (value: unknown): value is SliceJson =>
  isRecord(value) && typeof value['slice_type'] === 'string' && value['slice_type'] !== '';
