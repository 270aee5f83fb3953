import { preload } from 'react-dom';
import thin from './poppins-latin-200.woff2?url&no-inline';
import light from './poppins-latin-300.woff2?url&no-inline';
import regular from './poppins-latin-400.woff2?url&no-inline';
import medium from './poppins-latin-500.woff2?url&no-inline';

/** Addresses of the weights every first screen uses, for `<link rel="preload" as="font" crossorigin>`. */
export const preloadedFonts: readonly string[] = [thin, regular, medium];

/** Asks for the light weight with the page's first files; for what is set in it on a first screen. */
export const preloadLight = () =>
  preload(light, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
