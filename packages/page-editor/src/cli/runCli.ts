import { messageOf } from 'prismic-folder';
import { type Command, ownVersion, parseCommand, USAGE, UsageError } from './parseCommand.ts';

export interface CliOptions {
  /** Folder of the window's build; the one that comes with the package by default. */
  readonly windowFolder?: string;
}

/**
 * Runs a command line, without the program's name, as `npx page-editor` does: prints to the terminal, never throws,
 * and resolves to the exit status (0 done, 1 failed, 2 wrong usage). The editor resolves when the process receives
 * SIGINT or SIGTERM.
 */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<number> {
  try {
    const command = parseCommand(args);
    if (command === 'help') console.info(USAGE);
    else if (command === 'version') console.info(ownVersion());
    else return await run(command, options);
    return 0;
  } catch (error) {
    // A TypeError is a bug of this program, so its stack is printed.
    const isKnown = error instanceof Error && !(error instanceof TypeError);
    console.error(isKnown ? messageOf(error) : error);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Imported on demand, because either has much that the other does without. */
async function run(command: Command, { windowFolder }: CliOptions): Promise<number> {
  if (command.name === 'open')
    return (await import('./openEditor.ts')).openEditor(command, windowFolder);
  return (await import('./takeScreenshots.ts')).takeScreenshots(command);
}
