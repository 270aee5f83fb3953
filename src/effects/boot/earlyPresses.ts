import { bootIds } from './gate.ts';
import { inlineScript } from './inlineScript.ts';

declare global {
  /** Ends the record and gives the controls that were pressed so far, in the order of their first press. */
  var slicefolioPresses: (() => ReadonlySet<HTMLElement>) | undefined;
}

/** Links and forms work without the page's code, and the gate has its own. */
const options = { controls: `#${bootIds.site} [type=button]` };

/**
 * Runs inline before anything is rendered: remembers each control that is pressed, once, for
 * `pressAgain`. Who presses one again because nothing has happened means it once.
 */
export function rememberPresses({ controls }: typeof options): void {
  const presses = new Set<HTMLElement>();
  const remember = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(controls);
    if (control) presses.add(control);
  };
  document.addEventListener('click', remember);
  globalThis.slicefolioPresses = () => {
    document.removeEventListener('click', remember);
    return presses;
  };
}

export const earlyPressScript: string = inlineScript(rememberPresses, options);
