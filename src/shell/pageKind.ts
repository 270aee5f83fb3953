/**
 * Whether a path is a project's or a case study's: those fill the page, without header and rail.
 */
export function hasProjectFrame(pathname: string): boolean {
  return /\/(?:project|case-study)\//.test(pathname);
}

/** Whether a path is a category's: its light lies under the header. */
export function isLit(pathname: string): boolean {
  return pathname.startsWith('/categories/');
}
