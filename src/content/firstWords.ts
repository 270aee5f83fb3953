/** The first paragraph in a value, such as a rich text or the slices of a page; empty without one. */
function firstParagraph(value: object): string {
  if ('text' in value && 'type' in value && value.type === 'paragraph') {
    return typeof value.text === 'string' ? value.text.trim() : '';
  }
  return Object.values(value).reduce<string>(
    (found, inner: unknown) => found || (inner instanceof Object ? firstParagraph(inner) : ''),
    '',
  );
}

/** What a page without a description says of itself: its first paragraph, cut where search pages cut it. */
export function firstWords(...content: readonly unknown[]): string {
  const words = firstParagraph(content).replace(/\s+/g, ' ');
  return words.replace(/^(.{150}\S*)\s.*/u, '$1 …');
}
