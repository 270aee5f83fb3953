import { isRecord } from '../json.ts';
import type { Json } from './FieldKind.ts';

/** Lone surrogates and NUL: HTML cannot contain them, and parsers repair them differently. */
// oxlint-disable-next-line no-control-regex -- it matches NUL on purpose
const UNWRITABLE = /[\0\p{Surrogate}]/gu;

/** The text with lone surrogates and NUL replaced by U+FFFD, so that offsets stay the same. */
export const replaceUnwritable = (text: string): string => text.replaceAll(UNWRITABLE, '\ufffd');

/** The text; null for anything else. */
export function sanitizeText(value: unknown): string | null {
  return typeof value === 'string' ? replaceUnwritable(value) : null;
}

/** The named members that are texts. */
export function textsOf<Name extends string>(
  from: Json,
  names: readonly Name[],
): { [Key in Name]?: string } {
  const found: { [Key in Name]?: string } = {};
  for (const name of names) {
    const text = sanitizeText(from[name]);
    if (text !== null) found[name] = text;
  }
  return found;
}

/** The texts of a list; other items are ignored. */
export function sanitizeTexts(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((one) => typeof one === 'string').map(replaceUnwritable)
    : [];
}

/** The records of a list; other items are ignored. */
export function recordsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** JSON has no infinity, but `1e999` parses as one. */
export const finite = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
