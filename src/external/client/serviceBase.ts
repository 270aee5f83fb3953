/** Where this site's own embedded service stands. */
export const embeddedBase = '/external/v2';

/**
 * Where external projects come from. An owner may name another service here
 * (`https://api.example.com/v2`): only the embedded one is asked before a page is drawn.
 */
export const serviceBase: string = embeddedBase;
