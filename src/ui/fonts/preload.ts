import { preload } from 'react-dom';
import thin from './poppins-latin-200.woff2?url&no-inline';
import lightFont from './poppins-latin-300.woff2?url&no-inline';
import regular from './poppins-latin-400.woff2?url&no-inline';
import medium from './poppins-latin-500.woff2?url&no-inline';
import bold from './poppins-latin-600.woff2?url&no-inline';

/** The weights every first screen uses. */
export const preloadedFonts: readonly string[] = [thin, regular, medium];

/** The light weight, which the welcome gate uses. */
export { lightFont };

const preloadFont = (address: string) => () =>
  preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

/** Preloads the light weight, for pages that use it: others that follow have it without a shift. */
export const preloadLight = preloadFont(lightFont);

/** Preloads the bold weight, which only external projects use. */
export const preloadBold = preloadFont(bold);
