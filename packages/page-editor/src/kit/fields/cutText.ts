/** The start of a text, at most so long, without half a character at its end. */
export function cutText(text: string, length: number): string {
  const start = text.slice(0, length);
  return start.length < text.length && /[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start;
}

/** Most characters of one paste into an input or a text area. */
const LINE_LIMIT = 50_000;

const PASTES: ReadonlySet<string> = new Set(['insertFromPaste', 'insertFromDrop']);

/**
 * Cuts what is pasted or dropped into inputs and text areas of a page: a browser breaks megabytes into lines
 * for minutes, in which nothing can be pressed. Tells how many characters were left out. Returns a
 * function that ends it.
 */
export function limitPastes(page: Document, onCut: (leftOut: number) => void): () => void {
  const listener = (event: InputEvent) => {
    const { target, data, inputType } = event;
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (!isText || event.defaultPrevented || !PASTES.has(inputType)) return;
    if (data === null || data.length <= LINE_LIMIT || target.selectionStart === null) return;
    event.preventDefault();
    const kept = cutText(data, LINE_LIMIT);
    const end = target.selectionEnd ?? target.selectionStart;
    target.setRangeText(kept, target.selectionStart, end, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true, data: kept, inputType }));
    onCut(data.length - kept.length);
  };
  page.addEventListener('beforeinput', listener);
  return () => page.removeEventListener('beforeinput', listener);
}
