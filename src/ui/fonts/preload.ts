import { preload } from 'react-dom';
import thin from './poppins-latin-200.woff2?url&no-inline';
import light from './poppins-latin-300.woff2?url&no-inline';
import regular from './poppins-latin-400.woff2?url&no-inline';
import medium from './poppins-latin-500.woff2?url&no-inline';
import bold from './poppins-latin-600.woff2?url&no-inline';

/** Addresses of the weights every first screen uses, for `<link rel="preload" as="font" crossorigin>`. */
export const preloadedFonts: readonly string[] = [thin, regular, medium];

const preloadFont = (address: string) => () =>
  preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

/** Asks for the light weight with the page's first files; for what is set in it on a first screen. */
export const preloadLight = preloadFont(light);

/** Asks for the bold weight likewise: of what the site draws only external projects use it. */
export const preloadBold = preloadFont(bold);
