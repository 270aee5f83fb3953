const REACHABLE =
  'a[href], button:not(:disabled), video[controls], [tabindex]:not([tabindex="-1"])';

const isReachable = (element: HTMLElement) =>
  element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true });

/** Moves the focus from the last reachable element to the first on Tab, and back on Shift+Tab. */
export function trapFocus(event: KeyboardEvent, root: ParentNode = document): void {
  if (event.key !== 'Tab') return;
  const elements = [...root.querySelectorAll<HTMLElement>(REACHABLE)].filter(isReachable);
  const [first, last] = [elements[0], elements.at(-1)];
  const edge = event.shiftKey ? first : last;
  if (!edge || document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
