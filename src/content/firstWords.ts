/** The first paragraph in a value, such as a rich text or the slices of a page; empty without one. */
function firstParagraph(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { type, text } = value as { readonly type?: unknown; readonly text?: unknown };
  if (type === 'paragraph' && typeof text === 'string') return text.trim();
  return Object.values(value).reduce<string>((found, inner) => found || firstParagraph(inner), '');
}

/** What a page without a description says of itself: its first paragraph, cut at a word where search pages cut it. */
export function firstWords(...content: readonly unknown[]): string {
  const words = firstParagraph(content).replaceAll(/\s+/g, ' ');
  const [cut = ''] = /^.{0,160}(?!\S)|^.{160}/u.exec(words) ?? [];
  return cut === words ? words : `${cut} …`;
}
