/** The link or button an event is about, unless it is disabled; null elsewhere. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  return control?.matches(':disabled, [aria-disabled="true"]') ? null : control;
}
