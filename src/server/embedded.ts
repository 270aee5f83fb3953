import { stat } from 'node:fs/promises';
import { createRepository } from '#repository/createRepository.ts';
import { formatProblem } from '#repository/content/formatProblem.ts';
import { createSnapshotSource } from '#repository/content/createSnapshotSource.ts';
import type { ContentSource } from '#content/contentSource.ts';
import type { Problem } from '#repository/types.ts';
import { EnvError } from './EnvError.ts';

interface EmbeddedOptions {
  readonly root: string;
  readonly contentDir: string;
  /** Whether an edited file shows at the next request: in development. */
  readonly watch: boolean;
}

/** Prints each problem once, for the person who can mend it. */
function reporter(): (problems: readonly Problem[]) => void {
  const told = new Set<string>();
  return (problems) => {
    for (const problem of problems) {
      const line = formatProblem(problem);
      if (!told.has(line)) console.warn(line);
      told.add(line);
    }
  };
}

/**
 * The repository in the content folder as a content source, loaded before it is first asked.
 * Throws `EnvError` when there is no such folder.
 */
export async function embeddedRepository(options: EmbeddedOptions): Promise<ContentSource> {
  const folder = await stat(options.contentDir).catch(() => null);
  if (!folder?.isDirectory()) {
    throw new EnvError(`CONTENT_DIR is "${options.contentDir}": no such folder`);
  }
  const snapshots = createSnapshotSource(options);
  const report = reporter();
  report((await snapshots.current()).problems);
  const repository = createRepository({
    snapshot: async () => {
      const snapshot = await snapshots.current();
      if (options.watch) report(snapshot.problems);
      return snapshot;
    },
  });
  return async (request) => {
    const [token] = (await snapshots.current()).accessTokens;
    if (token === undefined) return repository(request);
    // The site reads its own repository whatever the folder closes to others.
    const url = new URL(request.url);
    url.searchParams.set('access_token', token);
    return repository(new Request(url, { method: request.method }));
  };
}
