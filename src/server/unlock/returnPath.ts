import { documentPath } from '#content/links.ts';

const PATH = /^\/[\w.~%/-]{0,500}$/;

/** The path a form says it stands on, or the project's own: never an address of another site. */
export function returnPath(from: unknown, uid: string): string {
  const isPath = typeof from === 'string' && PATH.test(from) && !from.startsWith('//');
  return isPath && !from.startsWith('/api/') ? from : documentPath({ type: 'project', uid });
}
