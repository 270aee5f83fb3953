import { join } from 'node:path';
import { recordName } from '#server/access/policy/protectionRecord.ts';
import type { KeptText } from '#server/access/share/ShareStore.ts';
import { isLoopback } from '#server/lib/isLoopback.ts';
import type { Env } from '#server/settings/env.ts';
import { accessFile, keptFile } from './keptFile.ts';

/**
 * What was protected: a file that belongs to the content, and one that is this server's own. A
 * repository on this machine has nothing to share with other checkouts.
 */
export function nodeProtection(contentDir: string, { hosted }: Pick<Env, 'hosted'>): KeptText[] {
  const name = recordName(hosted);
  const own = accessFile(contentDir, name);
  const isLocal = hosted !== null && isLoopback(new URL(hosted.endpoint).origin);
  return isLocal ? [own] : [keptFile(join(contentDir, name)), own];
}
