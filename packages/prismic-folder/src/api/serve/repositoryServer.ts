import { join } from 'node:path';
import { createRepository } from '../../createRepository.ts';
import type { ContentSource, Snapshot } from '../../types.ts';
import { allowOrigins } from './allowedOrigins.ts';
import { mediaFiles } from './mediaFiles.ts';

/**
 * A standalone repository server: the full API and its media. Web pages may read it if they are
 * from this machine or one of the `origins`.
 */
export function repositoryServer(
  snapshot: () => Promise<Snapshot> | Snapshot,
  contentDir: string,
  origins: readonly string[] = [],
): ContentSource {
  const repository = createRepository({ snapshot });
  const media = mediaFiles(join(contentDir, 'media'));
  return allowOrigins((request) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const { pathname } = new URL(request.url);
    return reads && pathname.startsWith('/media/') ? media(request) : repository(request);
  }, origins);
}
