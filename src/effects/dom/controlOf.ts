/** The enabled link or button around an event's target; else null. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  return control?.matches(':disabled, [aria-disabled="true"]') ? null : control;
}
