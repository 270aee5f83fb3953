import type { Json } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';
import type { SliceJson } from '../../model/sliceAt.ts';

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
