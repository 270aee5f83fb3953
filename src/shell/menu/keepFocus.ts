/** What a keyboard can reach: links, buttons and what was made reachable. */
const REACHABLE = 'a[href], button:not(:disabled), [tabindex]:not([tabindex="-1"])';

const isReachable = (element: HTMLElement) =>
  element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true });

/** Everything a keyboard can reach on the page, in its order. */
export function reachable(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(REACHABLE)].filter(isReachable);
}

/** Leads Tab from the last reachable element to the first and back, so that focus stays on the page. */
export function keepFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const elements = reachable(document);
  const [first, last] = [elements[0], elements.at(-1)];
  const edge = event.shiftKey ? first : last;
  if (!edge || document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
