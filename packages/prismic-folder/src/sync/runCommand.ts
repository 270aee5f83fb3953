import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SyncError } from './errors.ts';
import { type HostedSettings, readHostedSettings } from './hostedSettings.ts';
import { readOptions, type SyncOptions } from './options.ts';
import type { Ports } from './ports.ts';
import { terminalPorts } from './terminalPorts.ts';

/** Everything a push or a pull is started with. */
export interface SyncJob {
  readonly root: string;
  readonly contentDir: string;
  readonly settings: HostedSettings;
  readonly options: SyncOptions;
  readonly ports: Ports;
}

/** Runs one of the commands; any failure becomes one message and exit status 1. */
export async function runCommand(command: (job: SyncJob) => Promise<void>): Promise<void> {
  const root = process.cwd();
  try {
    // What the environment says itself goes before the file.
    if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
    await command({
      root,
      contentDir: resolve(root, process.env['CONTENT_DIR'] || 'content'),
      settings: readHostedSettings(process.env),
      options: readOptions(process.argv.slice(2)),
      ports: terminalPorts(),
    });
  } catch (error) {
    console.error(error instanceof SyncError ? error.message : error);
    process.exitCode = 1;
  }
}
