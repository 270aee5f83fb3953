/** The start of a text, at most so long, without half a character at its end. */
export function cutText(text: string, length: number): string {
  const start = text.slice(0, length);
  return start.length < text.length && /[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start;
}
