import { resolve } from 'node:path';
import { importContent } from '../sync/import/importContent.ts';
import { pull } from '../sync/pull/pull.ts';
import { push } from '../sync/push/push.ts';
import { readHostedSettings } from '../sync/SyncJob.ts';
import type { CliOptions } from './check.ts';
import type { Command } from './parseCommand.ts';
import { terminalPorts } from './terminalPorts.ts';

/** Pushes or pulls, with settings from the environment. */
export async function synchronize(
  { name, options, root, contentDir, env }: Command,
  { refuseUid }: CliOptions,
): Promise<number> {
  const { yes = false, plan = false, overwrite = false, strict = false, publish = false } = options;
  await (name === 'push' ? push : pull)({
    root,
    contentDir,
    settings: readHostedSettings(env),
    options: { yes, planOnly: plan, overwrite, strict, publish },
    ports: terminalPorts(),
    refuseUid,
  });
  return 0;
}

/** Imports an export; resolves to 1 if something in it was not understood. */
export async function importExport(
  { options, root, contentDir, source = '' }: Command,
  { refuseUid }: CliOptions,
): Promise<number> {
  const { yes = false, plan = false, overwrite = false, fetch = false } = options;
  const isUnderstood = await importContent({
    root,
    contentDir,
    source: resolve(source),
    options: { yes, planOnly: plan, overwrite, strict: false, fetch },
    ports: terminalPorts(),
    refuseUid,
  });
  return isUnderstood ? 0 : 1;
}
