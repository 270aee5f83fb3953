import { useEffect } from 'react';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import type { LookParts } from '../../model/LookHost.ts';

const NOTHING = {};

/** In ms: while a colour is turned, all time is the page's. */
const REST = 100;

/** The window's, after those that its document came with. It stays when the look is left. */
let sheet: CSSStyleSheet | null = null;

/** Gives the window the colours of the look as it is now; `look`: null until it is loaded. */
export function useWornLook(
  look: Pick<LookParts, 'windowStyles'> | null,
  { data = NOTHING }: DocumentJson,
): void {
  useEffect(() => {
    if (!look) return undefined;
    const timer = setTimeout(() => {
      if (!sheet) {
        sheet = new CSSStyleSheet();
        document.adoptedStyleSheets.push(sheet);
      }
      sheet.replaceSync(look.windowStyles(data));
    }, REST);
    return () => clearTimeout(timer);
  }, [look, data]);
}

/** Gives the window back the colours that its document came with. */
export const forgetWornLook = (): void => sheet?.replaceSync('');
