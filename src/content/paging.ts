/** Results per page of a list: the most that Prismic answers at once. */
export const PAGE_SIZE = 100;

/** The part of a list's address before the number of a page after the first. */
export const PAGE_PART = 'page';

/** Number of a list's page by the part of its address; 1 without one, null for what is no page of its own. */
export function pageNumber(text: string | undefined): number | null {
  if (text === undefined) return 1;
  return /^[1-9]\d{0,4}$/.test(text) && text !== '1' ? Number(text) : null;
}

/** Path of a page of the list at a path. */
export const pagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/${PAGE_PART}/${page}`;

/** The list that a path is a page of, and which one; what is not part of a list is a first page. */
export function splitPage(path: string): { readonly list: string; readonly page: number } {
  const [, list = '', number] = /^(.+)\/page\/([^/]+)$/.exec(path) ?? [];
  const page = list === '' ? null : pageNumber(number);
  return page === null ? { list: path, page: 1 } : { list, page };
}
