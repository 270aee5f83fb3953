/**
 * Whether an address is a page for those who make the site: it has routes of its own, no gate
 * before it and no shell around it. The slice library is there in development only.
 */
export function isAuthoring(pathname: string): boolean {
  const pages = import.meta.env.DEV
    ? /^\/slice-(simulator|library)(\/|$)/
    : /^\/slice-simulator\/?$/;
  return pages.test(pathname);
}
