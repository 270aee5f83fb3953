import type { Caret } from '../../canvas/CanvasApi.ts';

/** Where in a text of the form the caret is; null: no text has the focus. */
export function caretIn(focused: Element | null): Caret | null {
  if (focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement) {
    const { value, selectionEnd } = focused;
    if (selectionEnd === null) return null;
    return { text: value, before: value.slice(0, selectionEnd), rank: 0 };
  }
  const text = focused?.closest('[contenteditable=true]');
  const { focusNode, focusOffset = 0 } = window.getSelection() ?? {};
  const blocks = [...(text?.children ?? [])];
  const at = blocks.findIndex((one) => one.contains(focusNode ?? null));
  const block = blocks[at];
  if (!block || !focusNode) return null;
  const range = document.createRange();
  range.setStart(block, 0);
  range.setEnd(focusNode, focusOffset);
  const { textContent } = block;
  const rank = blocks.slice(0, at).filter((one) => one.textContent === textContent).length;
  return { text: textContent, before: range.toString(), rank };
}
