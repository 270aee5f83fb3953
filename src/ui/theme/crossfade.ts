/**
 * Makes a change of the whole page (its theme) as a crossfade of 480 ms, where the browser can and
 * the visitor has not asked for less motion; else at once. The change must be done when it returns.
 */
export function crossfade(change: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) change();
  else document.startViewTransition(change);
}
