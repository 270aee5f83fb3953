import thin from './poppins-latin-200.woff2?url&no-inline';
import regular from './poppins-latin-400.woff2?url&no-inline';
import medium from './poppins-latin-500.woff2?url&no-inline';

/** Addresses of the weights every first screen uses, for `<link rel="preload" as="font" crossorigin>`. */
export const preloadedFonts: readonly string[] = [thin, regular, medium];
