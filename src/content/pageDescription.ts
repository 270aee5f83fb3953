/** So much of a description is shown by search pages, in characters. */
export const MAX_DESCRIPTION = 160;

/** The first text that says something. */
export function firstFilled(...texts: readonly (string | null | undefined)[]): string {
  return texts.find((text) => text?.trim())?.trim() ?? '';
}

/** A text cut as search pages do it: at a word. */
export function cutAtWord(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const start = characters.slice(0, max).join('');
  const cut = start.replace(/\s+\S*$/u, '');
  return `${cut === '' ? start : cut} …`;
}

/** The first paragraph in texts or slices: what a page without a description says of itself. */
export function firstWords(...content: readonly unknown[]): string {
  const words = firstParagraph(content)?.trim().replaceAll(/\s+/g, ' ') ?? '';
  return cutAtWord(words, MAX_DESCRIPTION);
}

function firstParagraph(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('type' in value && value.type === 'paragraph' && 'text' in value) {
    const { text } = value;
    return typeof text === 'string' && text.trim() !== '' ? text : undefined;
  }
  for (const inner of Object.values(value)) {
    const found = firstParagraph(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
