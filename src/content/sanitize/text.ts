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
