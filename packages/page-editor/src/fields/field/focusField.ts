import type { Caret } from '../../model/place.ts';

const CONTROLS =
  '[data-control], input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true], button:not([disabled])';

/** Attribute of the element around a field, with the field of its place. */
export const FIELD_ATTRIBUTE = 'data-field';

/** Attribute of what stands in for the control of a field until it is loaded. */
export const WAITING_ATTRIBUTE = 'data-waiting';

/** Attribute of what leads to the form of a field: that opens when it is pressed, not when the focus passes by. */
export const LINK_ATTRIBUTE = 'data-leads';

/** Attribute of an element around the form while a text is edited on the page, which has the focus. */
export const WRITING_ATTRIBUTE = 'data-writing';

/**
 * Focuses the control of a field, or a row of a group, unless something in it has the focus. While a text
 * is edited on the page, its field is only brought into view.
 */
export function focusField(form: HTMLElement, field: string): void {
  const row = rowOf(form, field);
  if (!row || row.contains(document.activeElement)) return;
  row.scrollIntoView({ block: 'nearest' });
  if (form.closest(`[${WRITING_ATTRIBUTE}]`)) return;
  focusControl(row);
}

/** Focuses the control in the element of a field. */
export function focusControl(row: HTMLElement): void {
  controlIn(row)?.focus({ preventScroll: true });
}

/** The element of a field; of an entry its row, and of a part of a field the field. */
function rowOf(form: HTMLElement, field: string): HTMLElement | null {
  const keys = field.split('/');
  for (let length = keys.length; length > 0; length--) {
    const name = CSS.escape(keys.slice(0, length).join('/'));
    const row = form.querySelector<HTMLElement>(`[${FIELD_ATTRIBUTE}="${name}"]`);
    if (!row) continue;
    const entry = keys[length] ?? '';
    const isEntry = /^\d+$/.test(entry);
    const button = isEntry ? row.querySelector(`[data-entry="${entry}"]`) : null;
    return button?.parentElement?.parentElement ?? row;
  }
  return null;
}

/** What of a field takes the focus. */
export function controlIn(row: HTMLElement): HTMLElement | null {
  const main = row.querySelector<HTMLElement>('[data-control], [data-entry]');
  const isControl = main?.matches('[tabindex], input, textarea, button, [contenteditable=true]');
  return (isControl ? main : (main ?? row).querySelector<HTMLElement>(CONTROLS)) ?? null;
}

/** Moves the focus to the next field, as Enter does in a line of text. */
export function focusNext(): void {
  const { activeElement } = document;
  const row = activeElement?.closest<HTMLElement>(`[${FIELD_ATTRIBUTE}]`);
  const form = row?.closest('[data-form]');
  if (!row || !form) return;
  const rows = [...form.querySelectorAll<HTMLElement>(`[${FIELD_ATTRIBUTE}]`)];
  for (const next of rows.slice(rows.indexOf(row) + 1)) {
    if (row.contains(next)) continue;
    const control = controlIn(next);
    if (control) {
      control.focus();
      return;
    }
  }
}

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

/** Selects all of a sample that got the focus, so that the first key replaces it; nothing where no text has it. */
export function selectSample(text: Element): void {
  const isInput = text instanceof HTMLInputElement || text instanceof HTMLTextAreaElement;
  if (!isInput && !text.matches('[contenteditable=true]')) return;
  const select = () => (isInput ? text.select() : getSelection()?.selectAllChildren(text));
  select();
  const off = new AbortController();
  // A press puts its caret after the focus; a second one is for the caret.
  text.addEventListener('click', select, { once: true, signal: off.signal });
  for (const name of ['keydown', 'blur'])
    text.addEventListener(name, () => off.abort(), { once: true });
}
