import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pull } from '../sync/pull/pull.ts';
import { push } from '../sync/push/push.ts';
import { readHostedSettings } from '../sync/SyncJob.ts';
import type { CliOptions } from './check.ts';
import type { Command } from './parseCommand.ts';
import { terminalPorts } from './terminalPorts.ts';

/** Pushes or pulls, with settings from the environment and the project's `.env`. */
export async function synchronize(
  { name, options, root, contentDir }: Command,
  { refuseUid }: CliOptions,
): Promise<number> {
  const file = join(root, '.env');
  // Environment variables override the file's.
  if (existsSync(file)) process.loadEnvFile(file);
  const { yes = false, plan = false, overwrite = false, strict = false, publish = false } = options;
  await (name === 'push' ? push : pull)({
    root,
    contentDir,
    settings: readHostedSettings(process.env),
    options: { yes, planOnly: plan, overwrite, strict, publish },
    ports: terminalPorts(),
    refuseUid,
  });
  return 0;
}
