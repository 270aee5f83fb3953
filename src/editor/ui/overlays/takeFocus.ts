/** As a `ref`: the element takes the focus when it appears, as the first field of a dialog does. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
