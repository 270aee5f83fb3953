import type { Json } from '#prismic-folder/edit';
import { isObject } from './jsonObject.ts';

const MAX_LENGTH = 60;
/** Nested deeper, a value has nothing to read. */
const MAX_DEPTH = 12;

/** The first text of a slice or a row, shortened to one line; empty if it has none. */
export function firstWords(value: Json | undefined): string {
  const text = (firstText(value, MAX_DEPTH) ?? '').trim().replaceAll(/\s+/g, ' ');
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2)).trimEnd()}…`;
}

/** Keys whose values are no text to read. */
const OTHERS =
  /^(?:id|key|type|url|uid|lang|variation|version|slice_type|slice_label|link_type|target)$/;

function firstText(value: Json | undefined, depth: number): string | undefined {
  if (typeof value === 'string') {
    const isCode = /^(?:#[\da-f]{3,8}|Yes|No|\d{4}-\d\d-\d\d.*)$/i.test(value);
    return value.trim() === '' || isCode ? undefined : value;
  }
  if (depth === 0 || typeof value !== 'object' || value === null) return undefined;
  const inner = isObject(value)
    ? Object.entries(value).flatMap(([key, entry]) => (OTHERS.test(key) ? [] : [entry]))
    : value;
  // Cast: values of an object or a list of a JSON file.
  for (const entry of inner as readonly Json[]) {
    const text = firstText(entry, depth - 1);
    if (text !== undefined) return text;
  }
  return undefined;
}
