import medium from '#ui/fonts/poppins-latin-500.woff2?inline';
import mediumExt from '#ui/fonts/poppins-latin-ext-500.woff2?inline';

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** The site's typeface, part of the built server because the files themselves are the browser's. */
export const poppins = () => [medium, mediumExt].map(bytesOf);

/** What these files have, as `scripts/fonts.mjs` makes them. */
export const POPPINS_RANGE =
  'U+0020-007E,U+00A0-017F,U+0218-021B,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212';
