import { isAbsolute, relative, sep } from 'node:path';

/** A path as messages show it: from the project's folder, whole when it lies outside. */
export function shownPath(root: string, path: string): string {
  const below = relative(root, path);
  const shown = below.startsWith('..') || isAbsolute(below) ? path : below;
  return sep === '/' ? shown : shown.replaceAll(sep, '/');
}
