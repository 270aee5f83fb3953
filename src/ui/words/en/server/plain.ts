// Answers without the site's design: where no page can be rendered.

export const busy = 'Many people are visiting this site at once. Please try again in a moment.';
export const noContent = 'The content of this site cannot be read at the moment.';
export const failed = 'Something went wrong on this site. Trying again often helps.';
export const moved = 'Moved';
/** With a link as markup. */
export const movedTo = 'This page has moved to {0}.';
