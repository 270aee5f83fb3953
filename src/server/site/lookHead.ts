import { typeStyle } from '#app/typeStyle.ts';
import { bootScript, bootScriptFor } from '#effects/boot/boot.ts';
import { firstFiles } from '#ui/fonts/pairs.ts';
import { fontLink, laterFonts, preloadedFonts } from '#ui/fonts/preload.ts';
import { faviconAddress, TOUCH_ICON } from '#ui/look/favicon.ts';
import { lookAttributes, type Look } from '#ui/look/look.ts';
import { lookStyle } from '#ui/look/lookStyle.ts';

/** Id of the style of an owner's look. */
export const LOOK_ID = 'look';

/** Attributes of the root element. */
export const lookMarks = (look: Look): string =>
  Object.entries(lookAttributes(look))
    .map(([name, value]) => (value === null ? '' : ` data-${name}="${value}"`))
    .join('');

/** The style, which comes after that of the site. */
export function lookElement(look: Look): string {
  const style = typeStyle(look.pair) + lookStyle(look);
  return style && `<style id="${LOOK_ID}">${style}</style>`;
}

/** Fonts that are there at the first paint cause no layout shift. */
export const fontLinks = ({ pair }: Look): readonly string[] =>
  pair
    ? [
        ...firstFiles(pair).map(({ address }) => fontLink(address)),
        // Scripts do not ask for what the page asks for already, and no screen matches these.
        ...laterFonts.map((address) => fontLink(address, 'not all')),
      ]
    : preloadedFonts.map((address) => fontLink(address));

/** The head of a page as it is rendered asks for some of Poppins. */
export const headOf = (head: string, { pair }: Look): string =>
  pair ? head.replaceAll(/<link rel="preload"[^>]* as="font"[^>]*>/g, '') : head;

export const iconLinks = ({ ramp }: Look): string =>
  `<link rel="icon" href="${faviconAddress(ramp?.turn ?? null)}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${TOUCH_ICON}">`;

const isDesigned = ({ themes, gate, pair }: Look) =>
  themes[0] === 'dark' && themes[1] === 'light' && gate !== 'off' && pair === null;

/** The inline script that sets theme and gate. */
export const bootOf = (look: Look): string =>
  isDesigned(look)
    ? bootScript
    : bootScriptFor(look.themes, look.gate !== 'off', look.pair === null);
