/** So much of a title and of a description is shown by search pages, in characters. */
export const MAX_TITLE = 60;
export const MAX_DESCRIPTION = 160;

/** A text as search pages cut it: at a word. */
export function cutAtWord(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const start = characters.slice(0, max).join('');
  const cut = start.replace(/\s+\S*$/u, '');
  return `${cut === '' ? start : cut} …`;
}
