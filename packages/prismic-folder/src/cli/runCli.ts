import { messageOf } from '../lib/errorCode.ts';
import type { CliOptions } from './check.ts';
import { parseCommand, USAGE, UsageError } from './parseCommand.ts';

/**
 * Runs a command line, without the program's name, as `npx prismic-folder` does: prints to the
 * terminal, never throws, and resolves to the exit status (0 done, 1 failed, 2 wrong usage).
 * `serve` resolves when the process receives SIGINT or SIGTERM.
 */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<number> {
  try {
    const command = parseCommand(args, process.env);
    if (command === 'help') {
      console.info(USAGE);
      return 0;
    }
    // Imported on demand, because the client and the model schemas are large.
    if (command.name === 'serve') return await (await import('./serve.ts')).serve(command, options);
    if (command.name === 'check') return await (await import('./check.ts')).check(command, options);
    return await (await import('./synchronize.ts')).synchronize(command, options);
  } catch (error) {
    // A TypeError is a bug of this program, so its stack is printed.
    const isKnown = error instanceof Error && !(error instanceof TypeError);
    console.error(isKnown ? messageOf(error) : error);
    return error instanceof UsageError ? 2 : 1;
  }
}
