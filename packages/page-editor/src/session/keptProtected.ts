/** In localStorage: ids as JSON. */
const KEPT = 'editor-protected';

/** More are not kept: the place is for other things, too. */
const MAX_KEPT = 500;

export const NO_IDS: ReadonlySet<string> = new Set();

export const idsIn = (value: unknown): ReadonlySet<string> =>
  Array.isArray(value) ? new Set(value.filter((id) => typeof id === 'string')) : NO_IDS;

/** Ids that were answered last in this browser: until the next answer, so that nothing moves as it comes. */
export function keptProtected(): ReadonlySet<string> {
  try {
    return idsIn(JSON.parse(localStorage.getItem(KEPT) ?? 'null'));
  } catch {
    return NO_IDS;
  }
}

export function keepProtected(ids: ReadonlySet<string>): void {
  try {
    if (ids.size === 0 || ids.size > MAX_KEPT) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify([...ids]));
  } catch {
    // Storage is full or forbidden: they come with the answer.
  }
}
