/** Told to the document when the visitor has chosen at the gate. */
export const gateEvent = 'gate';

/** Ids of the elements the boot script meets; the server writes them. */
export const bootIds = { gate: 'gate', site: 'root', content: 'content' } as const;

/** What was chosen at the gate on this very page, whether or not the bundle was there to hear it. */
export function gateChoice(): 'on' | 'off' | null {
  const { choice } = document.documentElement.dataset;
  return choice === 'on' || choice === 'off' ? choice : null;
}
