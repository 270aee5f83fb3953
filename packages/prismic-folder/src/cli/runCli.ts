import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pull } from '../sync/pull/pull.ts';
import { push } from '../sync/push/push.ts';
import { readHostedSettings } from '../sync/hostedSettings.ts';
import { terminalPorts } from '../sync/terminalPorts.ts';
import { check, type CliOptions } from './check.ts';
import { type Command, parseCommand, USAGE, UsageError } from './parseCommand.ts';
import { serve } from './serve.ts';

/**
 * Runs a command line, without the program's name, as `npx prismic-folder` does: prints to the
 * terminal, never throws, and resolves to the exit status (0 done, 1 failed, 2 wrong usage). `serve`
 * resolves when the process is told to stop.
 */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<number> {
  try {
    const command = parseCommand(args, process.env);
    if (command === 'help') {
      console.info(USAGE);
      return 0;
    }
    if (command.name === 'serve') return await serve(command);
    if (command.name === 'check') return await check(command, options);
    return await synchronize(command);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function synchronize({ name, options, root, contentDir }: Command): Promise<number> {
  const file = join(root, '.env');
  // Variables of the environment go before those of the file.
  if (existsSync(file)) process.loadEnvFile(file);
  const { yes = false, plan = false, overwrite = false, strict = false } = options;
  await (name === 'push' ? push : pull)({
    root,
    contentDir,
    settings: readHostedSettings(process.env),
    options: { yes, planOnly: plan, overwrite, strict },
    ports: terminalPorts(),
  });
  return 0;
}
