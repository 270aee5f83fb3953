/**
 * Whether an address is an authoring page: own routes, no gate, no shell. The slice library exists
 * in development only.
 */
export function isAuthoring(pathname: string): boolean {
  const pages = import.meta.env.DEV
    ? /^\/slice-(simulator|library)(\/|$)/
    : /^\/slice-simulator\/?$/;
  return pages.test(pathname);
}
