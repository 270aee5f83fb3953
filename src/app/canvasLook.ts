import { showGrain } from '#effects/light/grain/showGrain.ts';
import { lookAttributes, readLook } from '#ui/look/look.ts';
import { lookStyle } from '#ui/look/lookStyle.ts';
import { typeStyle } from './typeStyle.ts';

/** Shows how an owner wants the site to look, as the fields of the document say; null: as it is designed. */
export type ShowLook = (data: unknown) => void;

/** The look of the page in the editor's frame: its style alone changes, nothing of the page is rendered again. */
export function createLookStage(): ShowLook {
  const root = document.documentElement;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let shown: unknown;
  return (data) => {
    if (data === shown) return;
    shown = data;
    const look = readLook(data);
    sheet.replaceSync(typeStyle(look.pair) + lookStyle(look));
    for (const [name, value] of Object.entries(lookAttributes(look))) {
      if (value === null) delete root.dataset[name];
      else root.dataset[name] = value;
    }
    showGrain().catch(console.warn);
  };
}
