/** Code of the page could not be loaded; `cause` is the browser's error. */
export class CodeError extends Error {}
