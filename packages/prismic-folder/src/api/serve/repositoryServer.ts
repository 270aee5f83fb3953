import { join } from 'node:path';
import { createRepository } from '../../createRepository.ts';
import type { ContentSource, Snapshot } from '../../types.ts';
import { writeAddress } from '../../migrate/writeAddress.ts';
import { writingIsOff } from '../../migrate/writingIsOff.ts';
import { allowOrigins } from './allowedOrigins.ts';
import { mediaFiles } from './mediaFiles.ts';

/**
 * A standalone repository server: the full API and its media. Web pages may read it if they are
 * from this machine or one of the `origins`. Without `writing`, nothing can be written.
 */
export function repositoryServer(
  snapshot: () => Promise<Snapshot> | Snapshot,
  contentDir: string,
  origins: readonly string[] = [],
  writing: ContentSource = writingIsOff,
): ContentSource {
  const repository = createRepository({ snapshot });
  const media = mediaFiles(join(contentDir, 'media'));
  const reading = allowOrigins((request) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const { pathname } = new URL(request.url);
    return reads && pathname.startsWith('/media/') ? media(request) : repository(request);
  }, origins);
  // No origin may write, so these addresses have rules of their own and no CORS headers.
  return (request) => {
    const { pathname } = new URL(request.url);
    return writeAddress(pathname) === undefined ? reading(request) : writing(request);
  };
}
