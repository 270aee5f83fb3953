import { existsSync } from 'node:fs';
import { type ContentSource, type KeepOptions, unreadFolder } from '#prismic-folder';
import { embeddedRepository, type EmbeddedRepository } from '#server/sources/embeddedRepository.ts';
import { EnvError } from '#server/settings/EnvError.ts';
import type { Env } from '#server/settings/env.ts';
import { checkHosted } from '#server/sources/hosted/checkHosted.ts';
import { createHostedSource, STALE_TIMEOUT } from '#server/sources/hosted/createHostedSource.ts';

interface SourceOptions {
  readonly env: Pick<Env, 'hosted'>;
  readonly root: string;
  readonly contentDir: string;
  /** Whether edited files of the content folder are read again at the next request. */
  readonly watch: boolean;
  /** Where to keep documents of the content folder for the next start. */
  readonly keep?: KeepOptions | undefined;
  readonly log: (message: string) => void;
}

/**
 * Opens the content source of the environment. Throws `EnvError` if there is none; a hosted
 * repository that does not answer is requested again later.
 */
export async function openSource({ env, log, ...folders }: SourceOptions): Promise<{
  readonly source: ContentSource;
  readonly staleTimeoutMs: number | undefined;
  /** The current content folder; absent for a hosted repository. */
  readonly snapshot?: EmbeddedRepository['snapshot'];
  readonly snapshots?: EmbeddedRepository['snapshots'];
}> {
  if (!env.hosted) {
    const { contentDir } = folders;
    const unread = unreadFolder(contentDir);
    if (unread) throw new EnvError(`${contentDir} (CONTENT_DIR): ${unread.reason}`);
    if (!existsSync(contentDir))
      throw new EnvError(`CONTENT_DIR is "${contentDir}": no such folder`);
    return { ...(await embeddedRepository(folders)), staleTimeoutMs: undefined };
  }
  const failure = await checkHosted(env.hosted);
  if (failure) log(`${failure.message}: the site starts all the same, and asks again`);
  return { source: createHostedSource({ ...env.hosted, log }), staleTimeoutMs: STALE_TIMEOUT };
}
