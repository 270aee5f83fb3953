import { documentTypes, routedTypes, type RoutedType } from './documentTypes.ts';
import { listPath } from './links.ts';
import { splitPage } from './paging.ts';

/** A page that one document is read for. */
export type DocumentPage =
  | { readonly kind: 'home' }
  | { readonly kind: 'list' | RoutedType; readonly name: string };

/** What differs between languages at a path. */
type Page =
  | DocumentPage
  | { readonly kind: 'everywhere' }
  /** A page of all projects after the first, or one of a category. */
  | { readonly kind: 'projects'; readonly tag: string | null; readonly page: number };

/** Patterns by kind; what has two names is listed first where it is more special. */
const PATTERNS = [
  ['everywhere', '/portfolio'],
  ['everywhere', '/projects'],
  ['list', decodeURIComponent(listPath(':uid'))],
  ['category', '/categories/:uid'],
  ...routedTypes.map((type) => [type, documentTypes[type].path] as const),
] as const;

function nameAt(pattern: string, path: string): string | null {
  const start = pattern.replace(':uid', '');
  if (start === pattern) return start === path ? '' : null;
  if (!path.startsWith(start)) return null;
  const rest = path.slice(start.length);
  if (rest === '' || rest.includes('/')) return null;
  try {
    return decodeURIComponent(rest);
  } catch {
    return null;
  }
}

/** The page of a path within its language; null if it is none of the content. */
export function pageAt(pathname: string): Page | null {
  const { list: path, page } = splitPage(pathname.replace(/(?<=.)\/+$/, ''));
  if (path === '/') return { kind: 'home' };
  for (const [kind, pattern] of PATTERNS) {
    const name = nameAt(pattern, path);
    if (name === null) continue;
    if (kind === 'category') return { kind: 'projects', tag: name, page };
    if (page > 1) return path === '/portfolio' ? { kind: 'projects', tag: null, page } : null;
    return kind === 'everywhere' ? { kind } : { kind, name };
  }
  return null;
}

/** The document that a page is read for. Home is a single document, without a uid. */
export const documentOf = (page: DocumentPage) =>
  page.kind === 'home'
    ? ({ type: 'home', uid: null } as const)
    : ({ type: page.kind === 'list' ? 'project_list' : page.kind, uid: page.name } as const);

/** The document whose page is at a path within its language; null: that of none. */
export function documentAt(pathname: string): ReturnType<typeof documentOf> | null {
  const page = pageAt(pathname);
  return page === null || page.kind === 'everywhere' || page.kind === 'projects'
    ? null
    : documentOf(page);
}
