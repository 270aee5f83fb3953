// What any part of a page may be: loading, failed, missing.

export const loading = 'loading...';
export const noAnswer =
  'The content service did not answer. Nothing is lost; trying again often helps.';
export const tryAgain = 'Try again';
export const partFailed = 'This part of the site could not be loaded';
export const pageFailed = 'This page could not be loaded';
export const reloadNote = 'Reloading often helps.';
export const reload = 'Reload';
export const notFound = "Page Wasn't Found";
export const notFoundNote = "Sorry, the page you were looking for doesn't exist.";
/** The name of the sun on the horizon, which is a link. */
export const liftSun = 'Lift the sun, back home';
export const newTab = 'opens in a new tab';
