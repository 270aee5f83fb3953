// The choice of the site's languages.

export const language = 'Language';
export const languageInMenu = 'Language in the menu';
export const languageAtEnd = 'Language at the end';
/** The language's own name follows. */
export const notAvailable = 'It is not available in {0}.';
