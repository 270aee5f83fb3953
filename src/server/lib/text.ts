/** Half characters and null bytes: a page cannot hold them, and each reader mends them differently. */
// oxlint-disable-next-line no-control-regex -- the null byte is what it looks for
const UNWRITABLE = /[\0\p{Surrogate}]/gu;

/** Text as a page can hold it, as long as it was. */
export const replaceUnwritable = (text: string): string => text.replaceAll(UNWRITABLE, '\ufffd');

/** The text; null for anything else. */
export function sanitizeText(value: unknown): string | null {
  return typeof value === 'string' ? replaceUnwritable(value) : null;
}

/** The members that are texts. */
export function textsOf<Name extends string>(
  from: Readonly<Record<string, unknown>>,
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
export function texts(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((one) => typeof one === 'string').map(replaceUnwritable)
    : [];
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
