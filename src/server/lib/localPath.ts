import { decodeSegment } from './decodeSegment.ts';

const PATH = /^\/[\w.~%/-]{0,500}$/;

/** The text if it is the path of a page of this site; null for anything else, such as another site. */
export function localPath(from: unknown): string | null {
  const isPath = typeof from === 'string' && PATH.test(from) && !from.startsWith('//');
  return isPath && !from.startsWith('/api/') && decodeSegment(from) !== null ? from : null;
}
