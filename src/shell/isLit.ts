/** Whether a path is a category's: the light stands at its top right, under the header. */
export function isLit(pathname: string): boolean {
  return pathname.startsWith('/categories/');
}
