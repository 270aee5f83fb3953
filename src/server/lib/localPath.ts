const PATH = /^\/[\w.~%/-]{0,500}$/;

/** A text that is the path of a page of this site; null for anything else, another site's address. */
export function localPath(from: unknown): string | null {
  const isPath = typeof from === 'string' && PATH.test(from) && !from.startsWith('//');
  return isPath && !from.startsWith('/api/') ? from : null;
}
