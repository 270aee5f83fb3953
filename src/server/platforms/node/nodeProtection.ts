import { join } from 'node:path';
import { recordName } from '#server/access/policy/protectionRecord.ts';
import type { KeptText } from '#server/access/share/ShareStore.ts';
import type { Env } from '#server/settings/env.ts';
import { accessFile, keptFile } from './keptFile.ts';

/** What was protected: a file that belongs to the content, and one that is this server's own. */
export function nodeProtection(contentDir: string, { hosted }: Pick<Env, 'hosted'>): KeptText[] {
  const name = recordName(hosted);
  return [keptFile(join(contentDir, name)), accessFile(contentDir, name)];
}
