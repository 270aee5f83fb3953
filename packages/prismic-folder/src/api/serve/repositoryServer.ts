import { join } from 'node:path';
import { createRepository } from '../../createRepository.ts';
import type { ContentSource, Snapshot } from '../../types.ts';
import { allowOrigins } from './allowedOrigins.ts';
import { mediaFiles } from './mediaFiles.ts';

/**
 * A repository served by itself: the full API, and the media its answers name. Web pages may read
 * it when they are of this machine or of one of the `origins`.
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
