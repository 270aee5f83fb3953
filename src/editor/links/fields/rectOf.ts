/** The place of an element in the window. */
export function rectOf(element: Element | null): DOMRect {
  return element?.getBoundingClientRect() ?? new DOMRect();
}
