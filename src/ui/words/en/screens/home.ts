// Home, and the cards of its work.

export const loading = 'Loading Home';
export const failed = 'Home could not be loaded';
export const workFailed = 'The projects could not be loaded';
export const workNote = 'The content service did not answer. Trying again often helps.';
export const noWork = 'There are no projects here yet.';
