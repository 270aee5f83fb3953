/** What is typed or set at once; a field with suggestions would open them over the rest. */
const FIELDS = [
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [role=combobox])',
  'textarea',
  '[contenteditable=true]',
].join(', ');

/**
 * As a `ref` of what opens: its first field has the focus, so that one types at once, unless its contents placed the
 * focus. A search opens no keyboard over what a finger may choose.
 */
export function startInField(opened: HTMLElement | null): void {
  if (!opened || opened.contains(document.activeElement)) return;
  const fields = [...opened.querySelectorAll<HTMLElement>(FIELDS)];
  const field = fields.find(
    (one) => one.checkVisibility() && !one.matches(':disabled, [readonly]'),
  );
  if (!field || (field.matches('[type=search]') && matchMedia('(pointer: coarse)').matches)) return;
  field.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** As a `ref`: the element takes the focus when it appears, as the first field of a dialog does. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
