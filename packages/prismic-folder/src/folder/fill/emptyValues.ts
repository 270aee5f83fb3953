/**
 * What the API answers for a field that is not filled. Shared by all documents: most fields of
 * most documents are empty, and one object each would be most of the memory.
 */
export const EMPTY_LIST: readonly never[] = Object.freeze([]);
export const EMPTY_OBJECT: Readonly<Record<string, never>> = Object.freeze({});
export const EMPTY_LINK = Object.freeze({ link_type: 'Any' });

/** True for what counts as not filled wherever it stands: missing, or null. */
export function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}
