const CONTROLS =
  'a[href], button, input, textarea, select, [tabindex], [contenteditable="true"], summary';

/** Moves the focus to the control after an element: the one that Tab would go to, below it. */
export function focusNext(element: HTMLElement): boolean {
  const controls = [...element.ownerDocument.querySelectorAll<HTMLElement>(CONTROLS)];
  const next = controls.find(
    (control) =>
      (element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !element.contains(control) &&
      isReachable(control),
  );
  next?.focus();
  return next !== undefined;
}

function isReachable(control: HTMLElement): boolean {
  if (control.tabIndex < 0 || control.matches(':disabled, [inert] *, [aria-hidden="true"] *'))
    return false;
  return control.checkVisibility();
}
