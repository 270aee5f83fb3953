/**
 * Presses what was pressed before the page could answer. To be called as soon as React listens: it
 * hydrates what is pressed at once, and from here on it answers presses by itself.
 */
export function pressAgain(): void {
  for (const control of globalThis.slicefolioPresses?.() ?? []) control.click();
}
