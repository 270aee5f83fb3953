import { preload } from 'react-dom';
import thin from './poppins-latin-200.woff2?url&no-inline';
import light from './poppins-latin-300.woff2?url&no-inline';
import regular from './poppins-latin-400.woff2?url&no-inline';
import medium from './poppins-latin-500.woff2?url&no-inline';
import bold from './poppins-latin-600.woff2?url&no-inline';

/** The weights every first screen uses. */
export const preloadedFonts: readonly string[] = [thin, regular, medium];

/** Asks for a font before any text of the page does, where a document is written; `media`: on what screens. */
export const fontLink = (address: string, media?: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${address}"${media === undefined ? '' : ` media="${media}"`} crossorigin>`;

/** The weights that pages ask for themselves. */
export const laterFonts: readonly string[] = [light, bold];

/** The light weight, which the welcome gate has on every page. */
export { light as lightFont };

const preloadFont = (address: string) => () =>
  preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

/** Preloads the light weight, for pages that use it: others that follow have it without a shift. */
export const preloadLight = preloadFont(light);

/** Preloads the bold weight, which only external projects use. */
export const preloadBold = preloadFont(bold);
