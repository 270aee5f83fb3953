import { useEffect } from 'react';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import type { LookParts } from '../../model/LookHost.ts';

const NOTHING = {};

/** In ms: while a colour is turned, all time is the page's. */
const REST = 100;

/** The window's, after those that its document came with. It stays when the look is left. */
let sheet: CSSStyleSheet | null = null;

/** Gives the window the colours of the look as it is now. */
export function useWornLook({ windowStyles }: LookParts, { data = NOTHING }: DocumentJson): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!sheet) {
        sheet = new CSSStyleSheet();
        document.adoptedStyleSheets.push(sheet);
      }
      sheet.replaceSync(windowStyles(data));
    }, REST);
    return () => clearTimeout(timer);
  }, [windowStyles, data]);
}
