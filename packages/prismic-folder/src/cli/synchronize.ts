import { resolve } from 'node:path';
import { importContent } from '../sync/import/importContent.ts';
import { pull } from '../sync/pull/pull.ts';
import { push } from '../sync/push/push.ts';
import { readHostedSettings } from '../sync/SyncJob.ts';
import type { CliOptions } from './check.ts';
import type { Command } from './parseCommand.ts';
import { terminalPorts } from './terminalPorts.ts';

/** Pushes, pulls or imports, with settings from the environment; resolves to 1 if something in an export was not understood. */
export async function synchronize(
  { name, options, root, contentDir, env, source = '' }: Command,
  { refuseUid }: CliOptions,
): Promise<number> {
  const { yes = false, plan = false, overwrite = false, strict = false } = options;
  const { publish = false, fetch = false } = options;
  const job = { root, contentDir, ports: terminalPorts(), refuseUid };
  const choices = { yes, planOnly: plan, overwrite, strict };
  if (name === 'import') {
    const choice = { ...job, source: resolve(source), options: { ...choices, fetch } };
    return (await importContent(choice)) ? 0 : 1;
  }
  const settings = readHostedSettings(env);
  await (name === 'push' ? push : pull)({ ...job, settings, options: { ...choices, publish } });
  return 0;
}
