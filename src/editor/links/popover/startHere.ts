/**
 * As a `ref`: the text in an element, or the element itself, has the focus when the popover opens; not
 * while another kind is chosen by the arrow keys.
 */
export function startHere(element: HTMLElement | null): void {
  const active = element?.ownerDocument.activeElement;
  if (element === null || active?.matches('input[type="radio"]') === true) return;
  (element.querySelector<HTMLElement>('input, textarea') ?? element).focus();
}
