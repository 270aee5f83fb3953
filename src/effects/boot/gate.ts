/** Dispatched on the document when the visitor has chosen at the gate. */
export const gateEvent = 'gate';

/** Ids of the elements the boot script uses; the server renders them. */
export const bootIds = { gate: 'gate', site: 'root', content: 'content' } as const;

/** The choice made at the gate on this page, also before the bundle loaded. */
export function gateChoice(): 'on' | 'off' | null {
  const { choice } = document.documentElement.dataset;
  return choice === 'on' || choice === 'off' ? choice : null;
}
